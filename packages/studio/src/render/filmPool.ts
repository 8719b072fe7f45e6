/**
 * The workers that draw one film: the page's side of `film.worker.ts`.
 */
import * as Comlink from 'comlink';
import type { FilmContent } from '../filmJob.ts';
import type { FilmWorker } from '../film.worker.ts';
import { IdleWorkers } from '../idleWorkers.ts';
import type { RasterScene } from '../presenter/rasterLayer.ts';
import type { DrawingTimes } from './segments/encodeSegment.ts';
import { LentWorker } from './lentWorker.ts';
import type { PlannedSegment } from './plan.ts';

type FilmLent = LentWorker<FilmWorker>;
type Drawn = RasterScene<ImageBitmap>;

/** Everything that determines the layers of a film. */
type FilmLook = Pick<FilmContent, 'request' | 'format' | 'edit'>;

export interface FilmPoolOptions {
  look: FilmLook;
  encoding: VideoEncoderConfig;
  /** Draws the layers; called once, or not at all if the workers still have those of this look. */
  draw: () => Promise<Drawn>;
  /** Maximum number of concurrent workers. */
  most: number;
  /** Called when a worker breaks; its pending calls then never settle. */
  onFailure: (cause: Error) => void;
}

/** Idle workers that have drawn a film, with the layers of its presenter. */
export const idleFilmWorkers = new IdleWorkers<FilmLent>();

/** Identifies the layers that workers keep; undefined for those of an edit, which has its own colours. */
function drawnKey({ request, format, edit }: FilmLook): string | undefined {
  return edit ? undefined : JSON.stringify([request, format]);
}

export class FilmPool {
  readonly #options: FilmPoolOptions;
  readonly #key: string | undefined;
  readonly #workers: FilmLent[] = [];
  #content: FilmContent | undefined;
  #drawn: Promise<Drawn> | undefined;
  #isHandedOver = false;

  /** Starts the first worker, which loads its sources while the film is prepared. */
  constructor(options: FilmPoolOptions) {
    this.#options = options;
    this.#key = drawnKey(options.look);
    this.#start();
  }

  /** Hands the film to the first worker. Call once. */
  async open(content: FilmContent): Promise<void> {
    this.#content = content;
    const [worker] = this.#workers;
    if (worker) await this.#handOver(worker);
  }

  /** Number of workers started. */
  get size(): number {
    return this.#workers.length;
  }

  /** The worker for tasks that only one of them does. */
  get first(): FilmLent['remote'] {
    const [worker] = this.#workers;
    if (!worker) throw new Error('the pool is closed');
    return worker.remote;
  }

  /**
   * Makes segments, as many in parallel as there are workers, and stores them on disk.
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
    const run = async ({ remote }: FilmLent) => {
      for (let index = wanted.shift(); index !== undefined; index = wanted.shift()) {
        const segment = segments[index];
        if (!segment) continue;
        const at = index;
        const told = Comlink.proxy((framesDone: number) => report(at, framesDone));
        onMade(at, await remote.keepSegment(segment, needed, told));
      }
    };
    const begun = this.#workers.map(run);
    while (this.#workers.length < this.#options.most && wanted.length > 0) {
      const started = this.#start();
      begun.push(this.#handOver(started).then(() => run(started)));
    }
    await Promise.all(begun);
  }

  /** Makes the workers wait for another film, once this one is finished. */
  release(): void {
    const workers = this.#workers.splice(0);
    this.close();
    for (const worker of workers) {
      worker.remote.close().catch(() => idleFilmWorkers.drop(worker));
      idleFilmWorkers.put(worker);
    }
  }

  /** Stops all work at once. */
  close(): void {
    for (const worker of this.#workers.splice(0)) worker.end();
    if (this.#isHandedOver) return;
    this.#drawn?.then(
      (drawn) => bitmapsOf(drawn).forEach((bitmap) => bitmap.close()),
      () => undefined,
    );
  }

  #start(): FilmLent {
    const fitting = idleFilmWorkers.take(({ drawn }) => drawn === this.#key);
    const worker = (fitting ?? newWorker()).lendTo(this.#options.onFailure);
    this.#workers.push(worker);
    return worker;
  }

  async #handOver(worker: FilmLent): Promise<void> {
    const content = this.#content;
    if (!content) throw new Error('the pool has no film');
    const { encoding, most, draw } = this.#options;
    if (this.#key !== undefined && worker.drawn === this.#key) {
      await worker.remote.open(content, encoding);
      return;
    }
    worker.drawn = undefined;
    // The last worker gets the bitmaps themselves, the others get copies. Several may wait for the drawing
    // at once, so which one is the last is settled before that.
    const isLast = this.#workers.length === most;
    this.#drawn ??= draw();
    const drawn = await this.#drawn;
    this.#isHandedOver ||= isLast;
    const given = isLast ? Comlink.transfer(drawn, bitmapsOf(drawn)) : drawn;
    await worker.remote.open(content, encoding, given);
    worker.drawn = this.#key;
  }
}

function newWorker(): FilmLent {
  const worker = new Worker(new URL('../film.worker.ts', import.meta.url), {
    type: 'module',
    name: 'lectern-film',
  });
  return new LentWorker<FilmWorker>(worker, idleFilmWorkers);
}

function bitmapsOf({ backdrop, layers }: Drawn): ImageBitmap[] {
  return [backdrop, ...layers.flatMap(({ phases }) => phases)];
}
