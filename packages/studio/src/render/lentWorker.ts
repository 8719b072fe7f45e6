import * as Comlink from 'comlink';
import type { IdleWorkers } from '../idleWorkers.ts';
import { StudioError } from '../StudioError.ts';
import { carryStudioErrors } from './workerErrors.ts';

/** A worker with its interface, which does one job after another. */
export class LentWorker<T> {
  readonly remote: Comlink.Remote<T>;
  /** Key of the layers that it has drawn and keeps, see `drawnKey`; undefined if it keeps none. */
  drawn: string | undefined;
  readonly #worker: Worker;
  #onFailure: (cause: StudioError) => void = () => undefined;

  /** @param idle the pool in which it waits between two jobs */
  constructor(worker: Worker, idle: IdleWorkers<LentWorker<T>>) {
    this.#worker = worker;
    worker.addEventListener('error', (event) => {
      idle.drop(this);
      this.#onFailure(new StudioError('encoder-failed', event.message || 'a worker did not start'));
    });
    carryStudioErrors();
    this.remote = Comlink.wrap<T>(worker);
  }

  /** @param onFailure called if the worker cannot start, or breaks; valid until the next job */
  lendTo(onFailure: (cause: StudioError) => void): this {
    this.#onFailure = onFailure;
    return this;
  }

  end(): void {
    this.#worker.terminate();
  }
}
