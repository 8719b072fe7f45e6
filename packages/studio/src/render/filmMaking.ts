/**
 * Makes one film: plans it, has its segments made, and has them assembled.
 */
import type * as Comlink from 'comlink';
import type { AssemblyWorker } from '../assembly.worker.ts';
import { StudioError } from '../StudioError.ts';
import type { RenderRequest, RenderResult, StudioProgress } from '../types.ts';
import { FilmPool } from './filmPool.ts';
import { FilmProgress } from './filmProgress.ts';
import { missingSegments, planFilm } from './planFilm.ts';
import { contentOf, readSpeech } from './prepareFilm.ts';
import { rasteriseScene } from './rasterise.ts';
import { keptSegments, knownUnits, rememberUnits, trimSegments } from './segments/segmentStore.ts';
import { startAssembly } from './startAssembly.ts';
import { supportedVideoConfig } from './videoEncoding.ts';
import { keepSpeed } from './workersToUse.ts';

/** Milliseconds of the parts of a render; some overlap. For the benchmark. */
interface RenderTimes {
  /** Until the plan is made and the segments on disk are known. */
  planning: number;
  /** From then to the last segment. */
  pictures: number;
  /** Summed over the workers: drawing, and waiting for the video encoder. */
  drawing: number;
  waiting: number;
  /** From the last segment to the end of the audio. */
  sound: number;
  saving: number;
  workers: number;
  segments: number;
  /** Segments that already existed. */
  kept: number;
}

export interface RenderOutcome {
  result: RenderResult;
  timings: RenderTimes;
}

export class FilmMaking {
  readonly #request: RenderRequest;
  readonly #signal: AbortSignal;
  readonly #report: (progress: StudioProgress) => void;
  /** Rejects when a worker breaks or the render is cancelled; never resolves. */
  readonly #broken = Promise.withResolvers<never>();
  #needed: ReadonlySet<string> = new Set();

  constructor(
    request: RenderRequest,
    signal: AbortSignal,
    report: (progress: StudioProgress) => void,
  ) {
    this.#request = request;
    this.#signal = signal;
    this.#report = report;
    this.#broken.promise.catch(() => undefined);
  }

  /** Hashes of the film's segments; empty until it is planned. */
  get needed(): ReadonlySet<string> {
    return this.#needed;
  }

  /**
   * Makes the film, with encoders in software if `isSoftware`. If it fails, this rejects after the
   * clean-up, so another attempt may follow at once.
   */
  async run(workers: number, isSoftware: boolean): Promise<RenderOutcome> {
    const signal = this.#signal;
    const cancel = () => this.#broken.reject(new StudioError('cancelled'));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await this.#make(workers, isSoftware);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  async #make(workers: number, isSoftware: boolean): Promise<RenderOutcome> {
    const request = this.#request;
    const start = performance.now();
    this.#report({ stage: 'voice', fraction: 0 });
    const encoding = await supportedVideoConfig(request.format, isSoftware);
    if (!encoding) throw new StudioError('unsupported', 'H.264 encoder');
    const { presenter, scene, format, edit } = request;
    const look = { request: { presenter, scene }, format, ...(edit && { edit }) };
    const progress = new FilmProgress(format, this.#report);
    const pool = new FilmPool({
      ...{ look, encoding, most: workers, onFailure: this.#broken.reject },
      draw: () => rasteriseScene(request, this.#signal, (share) => progress.rastered(share)),
    });
    const assembly = startAssembly(this.#broken.reject);
    try {
      const work = this.#makeFilm(encoding, pool, assembly.remote, progress, start);
      const outcome = await this.#unlessBroken(work);
      pool.release();
      assembly.keep();
      return outcome;
    } catch (cause) {
      pool.close();
      await assembly.stop();
      throw cause;
    }
  }

  async #makeFilm(
    encoding: VideoEncoderConfig,
    pool: FilmPool,
    assembly: Comlink.Remote<AssemblyWorker>,
    progress: FilmProgress,
    start: number,
  ): Promise<RenderOutcome> {
    const { audioFile, videoFile, captionsFile, edit, format, title } = this.#request;
    const speech = await readSpeech(this.#request);
    // Runs in parallel with everything below: a film of kept segments takes as long as its audio.
    const sounding = assembly.startSound({
      ...{ audioFile, videoFile, ...speech },
      ...(edit && { edit }),
    });
    sounding.catch(this.#broken.reject);
    const job = contentOf(this.#request, speech);
    await pool.open(job);
    const [units, kept, known] = await Promise.all([
      pool.first.units(),
      keptSegments(),
      knownUnits(),
    ]);
    const plan = await planFilm(job, encoding, units, kept, known);
    const { segments, frames } = plan;
    this.#needed = new Set(segments.map(({ hash }) => hash));
    await sounding;
    const opening = assembly.open({
      ...{ videoFile, captionsFile, timeline: job.timeline, format, frames },
      metadata: { planHash: plan.hash, ...(title && { title }) },
    });
    opening.catch(this.#broken.reject);
    progress.planned(plan, kept);
    const times = { drawing: 0, waiting: 0 };
    const planned = performance.now();

    const wanted = missingSegments(segments, kept);
    const drawnFrames = wanted.reduce((sum, i) => sum + (segments[i]?.frames ?? 0), 0);
    const made = new Map(segments.map(({ hash }) => [hash, Promise.withResolvers<void>()]));
    for (const hash of kept) made.get(hash)?.resolve();
    const make = () =>
      pool.make(
        segments,
        wanted,
        (index, done) => progress.drawn(index, done),
        (index, { drawing, waiting }) => {
          times.drawing += drawing;
          times.waiting += waiting;
          progress.made(index);
          made.get(segments[index]?.hash ?? '')?.resolve();
        },
      );
    const making = make();
    making.catch(this.#broken.reject);
    await opening;
    for (const [i, { hash }] of segments.entries()) {
      await made.get(hash)?.promise;
      if (await assembly.appendKept(hash)) continue;
      // It is missing or damaged: the cache may be emptied at any time.
      progress.lost(i);
      wanted.push(i);
      await making;
      await make();
      if (await assembly.appendKept(hash)) continue;
      throw new StudioError('missing-file', `part ${i + 1} of the film`);
    }
    const drawn = performance.now();
    progress.at('sound', 0);
    await making;
    await pool.first.writePoster();
    await assembly.finishSound();
    const sounded = performance.now();
    progress.at('saving', 0);
    const size = await assembly.finish();
    const saved = performance.now();
    progress.at('saving', 1);
    await keepSpeed(format, pool.size, drawnFrames, drawn - planned);
    await rememberUnits(units.map(({ hash }) => hash));
    await trimSegments(this.#needed).catch(() => 0);
    return {
      result: { duration: plan.duration, size, frames },
      timings: {
        ...{ planning: planned - start, pictures: drawn - planned, ...times },
        ...{ sound: sounded - drawn, saving: saved - sounded, workers: pool.size },
        segments: segments.length,
        kept: segments.filter(({ hash }) => kept.has(hash)).length,
      },
    };
  }

  #unlessBroken<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#broken.promise]);
  }
}
