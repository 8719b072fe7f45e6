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
  readonly #job: FilmJob;
  readonly #encoding: VideoEncoderConfig;
  readonly #most: number;
  readonly #onFailure: (cause: Error) => void;
  readonly #workers: StartedWorker[] = [];
  #isHandedOver = false;

  /**
   * Takes ownership of the job's bitmaps.
   *
   * @param most workers at once
   * @param onFailure called when a worker breaks; what it was asked for is then never answered
   */
  constructor(
    job: FilmJob,
    encoding: VideoEncoderConfig,
    most: number,
    onFailure: (cause: Error) => void,
  ) {
    this.#job = job;
    this.#encoding = encoding;
    this.#most = most;
    this.#onFailure = onFailure;
  }

  /** Starts the first worker. To be called once, before all else. */
  async open(): Promise<void> {
    await this.#start();
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
      begun.push(this.#start().then(run));
    }
    await Promise.all(begun);
  }

  /** Stops all work at once. */
  close(): void {
    for (const { worker } of this.#workers.splice(0)) worker.terminate();
    if (!this.#isHandedOver) for (const bitmap of bitmapsOf(this.#job)) bitmap.close();
    this.#isHandedOver = true;
  }

  async #start(): Promise<StartedWorker> {
    const worker = new Worker(new URL('../film.worker.ts', import.meta.url), {
      type: 'module',
      name: 'lectern-film',
    });
    const started = { worker, remote: wrapWorker<FilmWorker>(worker, this.#onFailure) };
    this.#workers.push(started);
    // The last one gets the bitmaps themselves, the others copies.
    const isLast = this.#workers.length === this.#most;
    this.#isHandedOver ||= isLast;
    const job = isLast ? Comlink.transfer(this.#job, bitmapsOf(this.#job)) : this.#job;
    await started.remote.open(job, this.#encoding);
    return started;
  }
}

function bitmapsOf({ backdrop, layers, artMouth }: FilmJob): ImageBitmap[] {
  return [backdrop, ...[...layers, artMouth].flatMap(({ phases }) => phases)];
}
