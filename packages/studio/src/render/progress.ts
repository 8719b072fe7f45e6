import { RENDER_STAGES, type RenderStage, type StudioProgress } from '../types.ts';

/** The size of a render, which determines its duration. */
export interface RenderSize {
  /** px. */
  width: number;
  height: number;
  frames: number;
}

/**
 * Milliseconds that each stage took on two cores (20 s and 180 s, 720p and 1080p, `bench:render`).
 * Only their proportions matter: the time left comes from measured speed.
 */
function stageCosts({ width, height, frames }: RenderSize): Record<RenderStage, number> {
  const megapixels = (width * height) / 1e6;
  return {
    voice: 10,
    scene: 300,
    frames: frames * (0.2 + 1.45 * megapixels),
    sound: 20,
    saving: 30 + 0.01 * frames,
  };
}

/** Share of rasterising on the page in the stage `scene`; the rest is setting up the worker. */
export const RASTER_SHARE = 0.3;

/** Seconds of the loop before its speed counts as measured. */
const MEASURED_AFTER = 0.5;
/** Weight of the newest speed. */
const SMOOTHING = 0.2;

/** Progress of a whole render: monotonic, with the time left based on the measured speed of the loop. */
export class RenderProgress {
  readonly #costs: Record<RenderStage, number>;
  readonly #now: () => number;
  #fraction = 0;
  #loopStarted: number | undefined;
  #speed: number | undefined;
  #last: { at: number; frames: number } | undefined;

  /** @param now milliseconds of a clock that never goes backwards. */
  constructor(size: RenderSize, now: () => number = () => performance.now()) {
    this.#costs = stageCosts(size);
    this.#now = now;
  }

  /** Returns the progress of a stage without frames. @param share of it that is done, 0–1 */
  at(stage: RenderStage, share: number): StudioProgress {
    return { stage, fraction: this.#advance(stage, share) };
  }

  /** Returns the progress of the loop. */
  frames(framesDone: number, framesTotal: number): StudioProgress {
    const fraction = this.#advance('frames', framesDone / framesTotal);
    const now = this.#now();
    this.#loopStarted ??= now;
    this.#measure(now, framesDone);
    const secondsLeft = this.#secondsLeft(now, framesTotal - framesDone, framesTotal);
    return {
      stage: 'frames',
      fraction,
      framesDone,
      framesTotal,
      ...(secondsLeft === undefined ? {} : { secondsLeft }),
    };
  }

  #advance(stage: RenderStage, share: number): number {
    const before = sum(RENDER_STAGES.slice(0, RENDER_STAGES.indexOf(stage)), this.#costs);
    const here = this.#costs[stage] * Math.min(1, Math.max(0, share));
    const all = sum(RENDER_STAGES, this.#costs);
    this.#fraction = Math.max(this.#fraction, Math.min(1, (before + here) / all));
    return this.#fraction;
  }

  #measure(now: number, frames: number): void {
    const last = this.#last;
    if (last && now - last.at < 100) return;
    if (last && frames > last.frames) {
      const speed = (frames - last.frames) / (now - last.at);
      this.#speed = this.#speed === undefined ? speed : mix(this.#speed, speed, SMOOTHING);
    }
    this.#last = { at: now, frames };
  }

  /** Estimates the time left: frames by their speed, and later stages in proportion. */
  #secondsLeft(now: number, left: number, total: number): number | undefined {
    if (this.#speed === undefined || now - (this.#loopStarted ?? now) < MEASURED_AFTER * 1000) {
      return undefined;
    }
    const loop = total / this.#speed;
    const { frames, sound, saving } = this.#costs;
    const after = (loop * (sound + saving)) / frames;
    return (left / this.#speed + after) / 1000;
  }
}

/** Prevents progress from falling, as it would when work is repeated. */
export function monotone(report: (progress: StudioProgress) => void): typeof report {
  let highest = 0;
  return (progress) => {
    highest = Math.max(highest, progress.fraction);
    report({ ...progress, fraction: highest });
  };
}

function sum(stages: readonly RenderStage[], costs: Record<RenderStage, number>): number {
  return stages.reduce((total, stage) => total + costs[stage], 0);
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}
