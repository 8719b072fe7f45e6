/**
 * The render worker. One job per worker; the page terminates it afterwards.
 */
import './trustedWorkers.ts';
import { StudioError } from './StudioError.ts';
import { toStorageError } from './mediaStore.ts';
import type { FromRenderWorker, ToRenderWorker } from './render/messages.ts';
import { type OpenEdit, renderFilm } from './render/renderFilm.ts';

let isCancelled = false;

// Loaded on first use: most renders carry no edit.
const openEdit: OpenEdit = async (...given) =>
  (await import('./edit/openEdit.ts')).openEdit(...given);

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
  renderFilm(data.job, control, openEdit).then(
    ({ result, timings }) => send({ type: 'done', result, timings }),
    (cause: unknown) => send(failure(cause)),
  );
});
