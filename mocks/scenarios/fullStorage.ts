import { type Studio, StudioError } from '@lectern/studio';

/** Progress steps, after which the disk is full. */
const STEPS = [0.05, 0.2, 0.4];

/** Wraps a studio so that it can speak, but runs out of space in the middle of every render. */
export function withFullStorage(studio: Studio): Studio {
  return {
    support: () => studio.support(),
    speak: (request, options) => studio.speak(request, options),
    prepare: (request, options) => studio.prepare(request, options),
    async render(_request, { signal, onProgress } = {}) {
      for (const fraction of STEPS) {
        if (signal?.aborted) throw new StudioError('cancelled');
        onProgress?.({ stage: fraction < 0.1 ? 'scene' : 'frames', fraction });
        await Promise.resolve();
      }
      throw new StudioError('storage-full', 'QuotaExceededError at 40 % of the pictures');
    },
  };
}
