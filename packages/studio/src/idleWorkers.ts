/** Milliseconds that a worker waits for its next job: rows of a table follow each other at once. */
const WAIT = 10_000;
/** Workers of one kind that wait at once. */
const MOST = 4;

interface Ends {
  end(): void;
}

/**
 * Workers that have finished a job and wait for the next one. Starting a worker, compiling its code and
 * drawing a presenter take as long as the pictures of a short film.
 *
 * A worker whose job failed or was cancelled is ended and never comes here. One that waits in vain is ended
 * after ten seconds, with all that it holds.
 */
export class IdleWorkers<T extends Ends> {
  readonly #waiting = new Map<T, ReturnType<typeof setTimeout>>();

  /** A waiting worker, the latest one, or rather one that fits; undefined if there is none. */
  take(fits: (worker: T) => boolean = () => true): T | undefined {
    const latestFirst = [...this.#waiting.keys()].toReversed();
    const worker = latestFirst.find(fits) ?? latestFirst[0];
    if (worker) this.#forget(worker);
    return worker;
  }

  /** Lets a worker wait that has finished its job. The oldest one makes room for it. */
  put(worker: T): void {
    const [oldest] = this.#waiting.keys();
    if (oldest && this.#waiting.size >= MOST) this.drop(oldest);
    this.#waiting.set(
      worker,
      setTimeout(() => this.drop(worker), WAIT),
    );
  }

  /** Ends a worker, if it waits. */
  drop(worker: T): void {
    if (this.#forget(worker)) worker.end();
  }

  /** Ends all that wait. */
  clear(): void {
    for (const worker of this.#waiting.keys()) this.drop(worker);
  }

  #forget(worker: T): boolean {
    clearTimeout(this.#waiting.get(worker));
    return this.#waiting.delete(worker);
  }
}
