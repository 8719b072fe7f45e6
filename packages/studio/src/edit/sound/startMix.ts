import { StudioError } from '../../StudioError.ts';
import type { MixOutcome, MixRequest } from './mixMessages.ts';

/** A mix that runs in its own thread. */
export interface RunningMix {
  /** Resolves when the sound is written; rejects with the `StudioError` of `writeMix`. */
  done: Promise<void>;
  /** Aborts it; `done` rejects as cancelled unless it has settled. */
  stop: () => void;
}

/** Starts mixing the sound of an edit. The file is complete only once `done` resolves. */
export function startMix({ plan: { edit, effects, track }, ...request }: MixRequest): RunningMix {
  const worker = new Worker(new URL('./mix.worker.ts', import.meta.url), {
    type: 'module',
    name: 'lectern-mix',
  });
  let stop = () => worker.terminate();
  const done = new Promise<void>((resolve, reject) => {
    stop = () => {
      worker.terminate();
      reject(new StudioError('cancelled'));
    };
    worker.onmessage = ({ data }: MessageEvent<MixOutcome>) => {
      worker.terminate();
      if (data.type === 'mixed') resolve();
      else reject(new StudioError(data.code, data.message));
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(new StudioError('encoder-failed', event.message || 'the mix could not start'));
    };
  });
  // Callers await `done` later; until then a failure must not count as unhandled.
  done.catch(() => undefined);
  const message: MixRequest = { ...request, plan: { edit, effects, track } };
  worker.postMessage(message);
  return { done, stop };
}
