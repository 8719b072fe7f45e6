/**
 * Milliseconds that a worker waits for its next job: the rows of a table follow one another immediately.
 */
const WAIT = 10_000;
/** Most workers of one kind that may wait at once. */
const MOST = 4;

interface Ends {
  end(): void;
}

/**
 * Workers that have finished a job and wait for the next one. Starting a worker, compiling its code and
 * drawing a presenter take as long as the pictures of a short film.
 *
 * A worker whose job failed or was cancelled is ended and never put here. A worker that is not taken within
 * ten seconds is ended, with everything it holds.
 */
export class IdleWorkers<T extends Ends> {
  readonly #waiting = new Map<T, ReturnType<typeof setTimeout>>();

  /** Takes a waiting worker: the latest one that fits, or else the latest; undefined if there is none. */
  take(fits: (worker: T) => boolean = () => true): T | undefined {
    const latestFirst = [...this.#waiting.keys()].toReversed();
    const worker = latestFirst.find(fits) ?? latestFirst[0];
    if (worker) this.#forget(worker);
    return worker;
  }

  /** Makes a worker that has finished its job wait. The oldest one makes room for it. */
  put(worker: T): void {
    const [oldest] = this.#waiting.keys();
    if (oldest && this.#waiting.size >= MOST) this.drop(oldest);
    this.#waiting.set(
      worker,
      setTimeout(() => this.drop(worker), WAIT),
    );
  }

  /** Ends a worker if it is waiting. */
  drop(worker: T): void {
    if (this.#forget(worker)) worker.end();
  }

  /** Ends all waiting workers. */
  clear(): void {
    for (const worker of this.#waiting.keys()) this.drop(worker);
  }

  #forget(worker: T): boolean {
    clearTimeout(this.#waiting.get(worker));
    return this.#waiting.delete(worker);
  }
}
