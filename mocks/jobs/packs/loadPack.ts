import { removePack, type VoicePack } from '@lectern/studio/packs';
import * as Comlink from 'comlink';
import { PackError } from './PackError.ts';
import type { PackWorker } from './pack.worker.ts';

/**
 * Loads the remaining files of a pack and verifies each one; the pack is installed when this resolves. An
 * abort keeps the received bytes. Only one caller at a time: hold a lock for the pack.
 *
 * @param address - URL of the manifest; the URLs of files are relative to it.
 * @param onProgress - Receives the number of bytes of the pack on this device.
 * @throws `PackError`; the signal's reason when aborted.
 */
export async function loadPack(
  { pack, address }: { pack: VoicePack; address: string },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (bytes: number) => void },
): Promise<void> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./pack.worker.ts', import.meta.url), {
    type: 'module',
    name: 'voice pack',
  });
  try {
    const outcome = await new Promise<Awaited<ReturnType<PackWorker['load']>>>(
      (resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        worker.addEventListener('error', ({ message }) => {
          reject(new Error(message || 'the worker that loads packs did not start'));
        });
        Comlink.wrap<PackWorker>(worker)
          .load(pack, address, Comlink.proxy(onProgress))
          .then(resolve, reject);
      },
    );
    if (outcome.code === null) return;
    // Half a pack is useless if there is no room for the rest.
    if (outcome.code === 'storage-full') await removePack(pack.id);
    throw new PackError(outcome.code, outcome.file);
  } finally {
    worker.terminate();
  }
}
