import type * as Comlink from 'comlink';
import type { AssemblyWorker } from '../assembly.worker.ts';
import { IdleWorkers } from '../idleWorkers.ts';
import { LentWorker } from './lentWorker.ts';

/** Milliseconds that the worker has to remove its files before it is terminated. */
const GRACE = 3_000;

/** Idle workers that have assembled a film. */
export const idleAssemblies = new IdleWorkers<LentWorker<AssemblyWorker>>();

/** The page's side of `assembly.worker.ts`. End it with either {@link stop} or {@link keep}. */
export interface Assembly {
  remote: Comlink.Remote<AssemblyWorker>;
  /** Ends the worker after giving it time to remove unfinished files. */
  stop(): Promise<void>;
  /** Makes the worker wait for another film, once this one is finished. */
  keep(): void;
}

/** @param onFailure called if the worker cannot start, or breaks */
export function startAssembly(onFailure: (cause: Error) => void): Assembly {
  const worker = (idleAssemblies.take() ?? newWorker()).lendTo(onFailure);
  const { remote } = worker;
  return {
    remote,
    async stop() {
      const grace = new Promise((resolve) => {
        setTimeout(resolve, GRACE);
      });
      await Promise.race([remote.discard().catch(() => undefined), grace]);
      worker.end();
    },
    keep() {
      idleAssemblies.put(worker);
    },
  };
}

function newWorker(): LentWorker<AssemblyWorker> {
  const worker = new Worker(new URL('../assembly.worker.ts', import.meta.url), {
    type: 'module',
    name: 'lectern-assembly',
  });
  return new LentWorker<AssemblyWorker>(worker, idleAssemblies);
}
