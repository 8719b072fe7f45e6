import type { FilmPart, FrameFormat, RenderStage, StudioProgress } from '../types.ts';
import type { Plan } from './plan.ts';
import { RASTER_SHARE, RenderProgress } from './progress.ts';

/** Reports the progress of a film, with its parts once they are known. */
export class FilmProgress {
  readonly #format: FrameFormat;
  readonly #report: (progress: StudioProgress) => void;
  #progress: RenderProgress;
  #parts: FilmPart[] = [];
  #frames: readonly number[] = [];
  #hashes: readonly string[] = [];

  constructor(format: FrameFormat, report: (progress: StudioProgress) => void) {
    this.#format = format;
    this.#report = report;
    // Until the film's length is known, its first steps are measured against a short one.
    this.#progress = new RenderProgress({ ...format, frames: 30 * format.frameRate });
  }

  /** @param share of the presenter's layers that have been rasterised */
  rastered(share: number): void {
    this.at('scene', RASTER_SHARE * share);
  }

  /** @param kept hashes of segments that already exist */
  planned({ segments, frames }: Plan, kept: ReadonlySet<string>): void {
    const { frameRate } = this.#format;
    this.#progress = new RenderProgress({ ...this.#format, frames });
    this.#frames = segments.map((segment) => segment.frames);
    this.#hashes = segments.map(({ hash }) => hash);
    this.#parts = segments.map((segment): FilmPart => {
      const isKept = kept.has(segment.hash);
      return {
        start: segment.first / frameRate,
        end: (segment.first + segment.frames) / frameRate,
        state: isKept ? 'kept' : 'waiting',
        share: isKept ? 1 : 0,
      };
    });
    this.#tell();
  }

  /** @param framesDone of the segment */
  drawn(index: number, framesDone: number): void {
    if (this.#parts[index]?.state === 'made') return;
    this.#change(index, 'working', framesDone / (this.#frames[index] ?? 1));
  }

  /** Marks a part as made, with all others that have the same pictures. */
  made(index: number): void {
    this.#hashes.forEach((hash, i) => {
      if (hash === this.#hashes[index]) this.#change(i, 'made', 1);
    });
  }

  /** Marks a kept segment that turned out to be missing. */
  lost(index: number): void {
    this.#change(index, 'waiting', 0);
  }

  at(stage: RenderStage, share: number): void {
    this.#report({ ...this.#progress.at(stage, share), ...this.#told() });
  }

  #change(index: number, state: FilmPart['state'], share: number): void {
    this.#parts = this.#parts.map((part, i) => (i === index ? { ...part, state, share } : part));
    this.#tell();
  }

  #tell(): void {
    const total = this.#frames.reduce((sum, frames) => sum + frames, 0);
    const done = this.#parts.reduce((sum, { share }, i) => sum + share * (this.#frames[i] ?? 0), 0);
    this.#report({ ...this.#progress.frames(Math.round(done), total), ...this.#told() });
  }

  #told(): Pick<StudioProgress, 'parts'> {
    return this.#parts.length > 0 ? { parts: this.#parts } : {};
  }
}
