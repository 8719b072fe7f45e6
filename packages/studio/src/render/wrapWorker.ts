import * as Comlink from 'comlink';
import { StudioError } from '../StudioError.ts';
import { carryStudioErrors } from './workerErrors.ts';

/** A worker's interface. @param onFailure called if the worker cannot start, or breaks */
export function wrapWorker<T>(
  worker: Worker,
  onFailure: (cause: StudioError) => void,
): Comlink.Remote<T> {
  worker.addEventListener('error', (event) => {
    onFailure(new StudioError('encoder-failed', event.message || 'a worker could not start'));
  });
  carryStudioErrors();
  return Comlink.wrap<T>(worker);
}
