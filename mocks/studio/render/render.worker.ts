/**
 * The thread that renders. One job at a time; the page ends it afterwards.
 */
import '../trustedWorkers.ts';
import { StudioError } from '../StudioError.ts';
import { toStorageError } from '../mediaStore.ts';
import type { FromRenderWorker, ToRenderWorker } from './messages.ts';
import { renderJob } from './renderJob.ts';

let isCancelled = false;

function send(message: FromRenderWorker): void {
  self.postMessage(message);
}

function failure(cause: unknown): FromRenderWorker {
  const known = toStorageError(cause);
  if (known instanceof StudioError) {
    return { type: 'error', code: known.code, message: known.message };
  }
  const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return { type: 'error', code: 'encoder-failed', message };
}

self.addEventListener('message', ({ data }: MessageEvent<ToRenderWorker>) => {
  if (data.type === 'cancel') {
    isCancelled = true;
    return;
  }
  const control = {
    isCancelled: () => isCancelled,
    report: (progress: Omit<Extract<FromRenderWorker, { type: 'progress' }>, 'type'>) =>
      send({ type: 'progress', ...progress }),
  };
  renderJob(data.job, control).then(
    ({ result, timings }) => send({ type: 'done', result, timings }),
    (cause: unknown) => send(failure(cause)),
  );
});
