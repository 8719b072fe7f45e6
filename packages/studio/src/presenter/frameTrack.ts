import type { FrameFormat, SpeechTimeline } from '../types.ts';
import type { CaptionCue } from '../captions/cues.ts';
import { type Blink, blinkSchedule, eyesShut } from './motion/blinks.ts';
import { type Passage, passagesOf } from './motion/passages.ts';
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

/** Seconds that let the middle of a frame come after a word that begins right there. */
const TIE = 1e-6;
/** Letters and digits. */
const SOUNDS = /[\p{L}\p{N}]/u;
/** Steps of each of the mouth's numbers: finer ones would repaint without a visible difference. */
const MOUTH_STEPS = 48;

/** The video's frames by number, a pure function of the timeline. */
export class FrameTrack {
  /** Covers the audio: the last frame may end up to one frame after it. */
  readonly frames: number;
  /** Sentences; a film can be cut where one begins. */
  readonly passages: readonly Passage[];
  readonly #seed: string;
  readonly #format: FrameFormat;
  readonly #mouth: MouthTrack;
  #motion: { passage: Passage; poses: PoseTrack; blinks: readonly Blink[] };
  readonly #cues: readonly CaptionCue[];
  #cue = 0;

  constructor(
    seed: string,
    timeline: SpeechTimeline,
    cues: readonly CaptionCue[],
    format: FrameFormat,
  ) {
    this.frames = frameCount(timeline.duration, format.frameRate);
    this.passages = passagesOf(timeline.words, this.frames, format.frameRate);
    this.#seed = seed;
    this.#format = format;
    this.#mouth = mouthTrack(timeline, format.frameRate);
    this.#motion = this.#motionOf(0);
    this.#cues = cues;
  }

  /** A frame is shown until the next one, so it has the state of the middle of that span. */
  stateAt(frame: number): FrameState {
    const { frameRate } = this.#format;
    const time = (frame + 0.5) / frameRate;
    const { passage } = this.#motion;
    if (frame < passage.first || frame >= passage.end) this.#motion = this.#motionOf(frame);
    const { poses, blinks } = this.#motion;
    const inPassage = (frame - this.#motion.passage.first + 0.5) / frameRate;
    const pose = poses.poseAt(inPassage);
    // Half a px is fine enough to look smooth, and leaves most frames of a slow move unchanged.
    const steps = (this.#format.height / 720) * 2;
    const figureX = stepOf(pose.figureX * steps);
    const figureY = stepOf(pose.figureY * steps);
    return {
      figureX,
      figureY,
      faceX: figureX + stepOf(pose.faceX * steps),
      faceY: figureY + stepOf(pose.faceY * steps),
      brows: stepOf(pose.brows * steps),
      eyesShut: eyesShut(blinks, inPassage),
      mouth: stepped(this.#mouth.shapeAt(time)),
      ...this.#captionAt(time + TIE),
    };
  }

  /** All that decides the picture of a frame, for films of one presenter, scene, format and look. */
  describe(frame: number): string {
    const { cue, word, mouth, ...pose } = this.stateAt(frame);
    const lines = this.#cues[cue]?.lines.map((words) => words.map(({ text }) => text));
    return JSON.stringify([Object.values(pose), Object.values(mouth), lines ?? null, word]);
  }

  /** The presenter before the first word: what a poster shows. */
  restState(): FrameState {
    const still = { figureX: 0, figureY: 0, faceX: 0, faceY: 0, brows: 0 };
    return { ...still, eyesShut: false, mouth: { ...REST, smile: 1 }, cue: -1, word: -1 };
  }

  /** How the presenter moves in the passage of a frame. */
  #motionOf(frame: number) {
    const last = this.passages.findLastIndex(({ first }) => first <= frame);
    const passage = this.passages[Math.max(0, last)] ?? { first: 0, end: this.frames, words: [] };
    const { first, end } = passage;
    // Signs without a sound move nothing: a machine that cannot draw them shows the same presenter.
    const words = passage.words.filter(({ text }) => SOUNDS.test(text));
    const duration = (end - first) / this.#format.frameRate;
    const said = words.map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, ''));
    const seed = [this.#seed, ...said].join(' ');
    return {
      passage,
      poses: new PoseTrack(seed, { words, duration }),
      blinks: blinkSchedule(seed, duration, words[0]?.start),
    };
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

/** The nearest whole step. A sentence said at another time differs by rounding, which must not show. */
function stepOf(value: number): number {
  return Math.round(value + 1e-6);
}

function stepped(shape: MouthShape): MouthShape {
  const step = (value: number) => stepOf(value * MOUTH_STEPS) / MOUTH_STEPS;
  return {
    width: step(shape.width),
    opening: step(shape.opening),
    rounding: step(shape.rounding),
    teeth: step(shape.teeth),
    tongue: step(shape.tongue),
    smile: step(shape.smile),
  };
}
