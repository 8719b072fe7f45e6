import type { FrameFormat, SpeechTimeline } from '../types.ts';
import type { CaptionCue } from '../captions/cues.ts';
import { type Blink, blinkSchedule, eyesShut } from './motion/blinks.ts';
import { PoseTrack } from './motion/poses.ts';
import { type MouthTrack, mouthTrack } from './mouth/mouthTrack.ts';
import { type MouthShape, REST } from './mouth/mouthShapes.ts';

/** Everything that can differ between two frames. Offsets are in half px. */
export interface FrameState {
  figureX: number;
  figureY: number;
  faceX: number;
  faceY: number;
  brows: number;
  eyesShut: boolean;
  mouth: MouthShape;
  /** Indexes into the cues and into the cue's words; −1: none. */
  cue: number;
  word: number;
}

/** Steps of each of the mouth's numbers: finer ones would repaint without a visible difference. */
const MOUTH_STEPS = 48;

/** The video's frames by number, a pure function of the timeline. */
export class FrameTrack {
  /** Covers the audio: the last frame may end up to one frame after it. */
  readonly frames: number;
  readonly #format: FrameFormat;
  readonly #mouth: MouthTrack;
  readonly #poses: PoseTrack;
  readonly #blinks: readonly Blink[];
  readonly #cues: readonly CaptionCue[];
  #cue = 0;

  constructor(
    seed: string,
    timeline: SpeechTimeline,
    cues: readonly CaptionCue[],
    format: FrameFormat,
  ) {
    this.frames = frameCount(timeline.duration, format.frameRate);
    this.#format = format;
    this.#mouth = mouthTrack(timeline, format.frameRate);
    this.#poses = new PoseTrack(seed, timeline);
    this.#blinks = blinkSchedule(seed, timeline.duration);
    this.#cues = cues;
  }

  /** A frame is shown until the next one, so it has the state of the middle of that span. */
  stateAt(frame: number): FrameState {
    const time = (frame + 0.5) / this.#format.frameRate;
    const pose = this.#poses.poseAt(time);
    // Half a px is fine enough to look smooth, and leaves most frames of a slow move unchanged.
    const steps = (this.#format.height / 720) * 2;
    const figureX = Math.round(pose.figureX * steps);
    const figureY = Math.round(pose.figureY * steps);
    return {
      figureX,
      figureY,
      faceX: figureX + Math.round(pose.faceX * steps),
      faceY: figureY + Math.round(pose.faceY * steps),
      brows: Math.round(pose.brows * steps),
      eyesShut: eyesShut(this.#blinks, time),
      mouth: stepped(this.#mouth.shapeAt(time)),
      ...this.#captionAt(time),
    };
  }

  /** The presenter before the first word: what a poster shows. */
  restState(): FrameState {
    const still = { figureX: 0, figureY: 0, faceX: 0, faceY: 0, brows: 0 };
    return { ...still, eyesShut: false, mouth: { ...REST, smile: 1 }, cue: -1, word: -1 };
  }

  #captionAt(time: number): { cue: number; word: number } {
    const cues = this.#cues;
    if ((cues[this.#cue]?.start ?? 0) > time) this.#cue = 0;
    while (this.#cue + 1 < cues.length && (cues[this.#cue + 1]?.start ?? 0) <= time) this.#cue += 1;
    const cue = cues[this.#cue];
    if (!cue || time < cue.start || time >= cue.end) return { cue: -1, word: -1 };
    return { cue: this.#cue, word: spokenWord(cue, time) };
  }
}

/** Frames that cover `duration` seconds, at least one. */
export function frameCount(duration: number, frameRate: number): number {
  return Math.max(1, Math.ceil(duration * frameRate - 1e-6));
}

/** The latest spoken word of a shown cue. */
function spokenWord(cue: CaptionCue, time: number): number {
  let spoken = -1;
  for (const [i, word] of cue.lines.flat().entries()) {
    if (word.start <= time) spoken = i;
  }
  return spoken;
}

function stepped(shape: MouthShape): MouthShape {
  const step = (value: number) => Math.round(value * MOUTH_STEPS) / MOUTH_STEPS;
  return {
    width: step(shape.width),
    opening: step(shape.opening),
    rounding: step(shape.rounding),
    teeth: step(shape.teeth),
    tongue: step(shape.tongue),
    smile: step(shape.smile),
  };
}
