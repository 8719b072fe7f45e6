import type * as Comlink from 'comlink';
import type { AssemblyWorker } from '../assembly.worker.ts';
import { wrapWorker } from './wrapWorker.ts';

/** Milliseconds that it gets to remove its files before it is terminated. */
const GRACE = 3_000;

/** The page's side of `assembly.worker.ts`. */
export interface Assembly {
  remote: Comlink.Remote<AssemblyWorker>;
  /** Stops it, and gives it time to remove what is not finished. */
  stop(): Promise<void>;
  close(): void;
}

/** @param onFailure called if the worker cannot start, or breaks */
export function startAssembly(onFailure: (cause: Error) => void): Assembly {
  const worker = new Worker(new URL('../assembly.worker.ts', import.meta.url), {
    type: 'module',
    name: 'lectern-assembly',
  });
  const remote = wrapWorker<AssemblyWorker>(worker, onFailure);
  return {
    remote,
    async stop() {
      const grace = new Promise((resolve) => {
        setTimeout(resolve, GRACE);
      });
      await Promise.race([remote.discard().catch(() => undefined), grace]);
    },
    close() {
      worker.terminate();
    },
  };
}
