/**
 * The workers that draw one film: the page's side of `film.worker.ts`.
 */
import * as Comlink from 'comlink';
import type { FilmJob } from '../filmJob.ts';
import type { FilmWorker } from '../film.worker.ts';
import type { DrawingTimes } from './encodeSegment.ts';
import type { PlannedSegment } from './plan.ts';
import { wrapWorker } from './wrapWorker.ts';

interface StartedWorker {
  worker: Worker;
  remote: Comlink.Remote<FilmWorker>;
}

export class FilmPool {
  #job: FilmJob | undefined;
  readonly #encoding: VideoEncoderConfig;
  readonly #most: number;
  readonly #onFailure: (cause: Error) => void;
  readonly #workers: StartedWorker[] = [];
  #isHandedOver = false;

  /**
   * Starts the first worker, which loads its sources while the film is prepared.
   *
   * @param most workers at once
   * @param onFailure called when a worker breaks; what it was asked for is then never answered
   */
  constructor(encoding: VideoEncoderConfig, most: number, onFailure: (cause: Error) => void) {
    this.#encoding = encoding;
    this.#most = most;
    this.#onFailure = onFailure;
    this.#start();
  }

  /** Hands the film to the first worker. Takes ownership of its bitmaps. To be called once. */
  async open(job: FilmJob): Promise<void> {
    this.#job = job;
    await this.#handOver(this.first);
  }

  /** Workers that were started. */
  get size(): number {
    return this.#workers.length;
  }

  /** A worker for what one of them does alone. */
  get first(): Comlink.Remote<FilmWorker> {
    const [worker] = this.#workers;
    if (!worker) throw new Error('the pool is closed');
    return worker.remote;
  }

  /**
   * Makes segments, as many at once as there are workers, and keeps them on disk.
   *
   * @param wanted indexes of segments; may grow while they are made
   * @param onMade called after each, in the order in which they are finished
   */
  async make(
    segments: readonly PlannedSegment[],
    wanted: number[],
    report: (index: number, framesDone: number) => void,
    onMade: (index: number, times: DrawingTimes) => void,
  ): Promise<void> {
    const needed = new Set(segments.map(({ hash }) => hash));
    const run = async ({ remote }: StartedWorker) => {
      for (let index = wanted.shift(); index !== undefined; index = wanted.shift()) {
        const segment = segments[index];
        if (!segment) continue;
        const at = index;
        const told = Comlink.proxy((framesDone: number) => report(at, framesDone));
        onMade(at, await remote.keepSegment(segment, needed, told));
      }
    };
    const begun = this.#workers.map(run);
    while (this.#workers.length < this.#most && wanted.length > 0) {
      const started = this.#start();
      begun.push(this.#handOver(started.remote).then(() => run(started)));
    }
    await Promise.all(begun);
  }

  /** Stops all work at once. */
  close(): void {
    for (const { worker } of this.#workers.splice(0)) worker.terminate();
    if (this.#job && !this.#isHandedOver) for (const bitmap of bitmapsOf(this.#job)) bitmap.close();
  }

  #start(): StartedWorker {
    const worker = new Worker(new URL('../film.worker.ts', import.meta.url), {
      type: 'module',
      name: 'lectern-film',
    });
    const started = { worker, remote: wrapWorker<FilmWorker>(worker, this.#onFailure) };
    this.#workers.push(started);
    return started;
  }

  async #handOver(remote: StartedWorker['remote']): Promise<void> {
    if (!this.#job) throw new Error('the pool has no film');
    // The last one gets the bitmaps themselves, the others copies.
    const isLast = this.#workers.length === this.#most;
    this.#isHandedOver ||= isLast;
    const job = isLast ? Comlink.transfer(this.#job, bitmapsOf(this.#job)) : this.#job;
    await remote.open(job, this.#encoding);
  }
}

function bitmapsOf({ backdrop, layers, artMouth }: FilmJob): ImageBitmap[] {
  return [backdrop, ...[...layers, artMouth].flatMap(({ phases }) => phases)];
}
