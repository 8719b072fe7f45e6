import type { FrameFormat, Manner, SpeechTimeline } from '../types.ts';
import type { CaptionCue } from '../captions/cues.ts';
import { armState, browState, eyeState, stepOf } from './faceState.ts';
import { Choreography } from './gestures/choreography.ts';
import { clamp } from './gestures/ease.ts';
import { MANNER } from './gestures/measures.ts';
import { plannedGestures } from './gestures/plan.ts';
import type { PlannedGesture } from './gestures/timing.ts';
import { type Passage, passagesOf } from './motion/passages.ts';
import { PassageMotion } from './motion/passageMotion.ts';
import { FACE_REACH } from '../scene/composition.ts';
import { type MouthTrack, mouthTrack } from './mouth/mouthTrack.ts';
import { mapShape, type MouthShape, REST } from './mouth/mouthShapes.ts';
import type { PresenterRecipe } from './presenterRecipe.ts';
import type { ArmPose, BrowShape, EyeState } from './rig/rigState.ts';

/**
 * Everything that can differ between two frames. Offsets are in half px, numbers of parts in the figure's
 * units; all are rounded to steps too fine to see, because equal states are not repainted.
 */
export interface FrameState {
  figureX: number;
  figureY: number;
  /** The head with its hair; includes the figure's offset. */
  headX: number;
  headY: number;
  /** The face on the head: a turn. Includes the head's offset. */
  faceX: number;
  faceY: number;
  eyes: EyeState;
  brows: { left: BrowShape; right: BrowShape };
  mouth: MouthShape;
  /** null: outside the picture. */
  arms: { left: ArmPose | null; right: ArmPose | null };
  /** Indexes into the cues and into the cue's words; −1: none. */
  cue: number;
  word: number;
}

/** How a presenter moves without marks. */
export interface Moving {
  manner?: Manner | undefined;
  /** Offsets of words whose gesture by rule is turned off. */
  gesturesOff?: readonly number[] | undefined;
}

/** Seconds that place the middle of a frame after a word that starts exactly there. */
const TIE = 1e-6;
const LOOKING: EyeState = { open: 1, gazeX: 0, gazeY: 0, smile: 0 };
const NO_ARMS: FrameState['arms'] = { left: null, right: null };
/** Steps per unit of each of the mouth's numbers: finer ones would repaint without a visible difference. */
const MOUTH_STEPS = 48;
/** The lower lids rise with a visible smile. */
const EYES_SMILE = { from: 0.4, share: 0.6 } as const;
/** Units of the art per step of an arm, about half a px at a height of 720. */
const ARM_STEP = { avataaars: 0.25, notionists: 1 } as const;

/** The video's frames by number, a pure function of the timeline. */
export class FrameTrack {
  /** Covers the audio: the last frame may end up to one frame after it. */
  readonly frames: number;
  /** Sentences; a film can be cut at the start of each. */
  readonly passages: readonly Passage[];
  /** In order. */
  readonly gestures: readonly PlannedGesture[];
  readonly #presenter: Pick<PresenterRecipe, 'name' | 'style'>;
  readonly #format: FrameFormat;
  readonly #liveliness: number;
  readonly #mouth: MouthTrack;
  readonly #choreography: Choreography;
  #motion: PassageMotion;
  readonly #cues: readonly CaptionCue[];
  #cue = 0;

  constructor(
    presenter: Pick<PresenterRecipe, 'name' | 'style'>,
    timeline: SpeechTimeline,
    cues: readonly CaptionCue[],
    format: FrameFormat,
    { manner = 'natural', gesturesOff }: Moving = {},
  ) {
    this.frames = frameCount(timeline.duration, format.frameRate);
    this.passages = passagesOf(timeline.words, this.frames, format.frameRate);
    this.gestures = plannedGestures(timeline, manner, gesturesOff);
    this.#presenter = presenter;
    this.#format = format;
    this.#liveliness = MANNER[manner].liveliness;
    this.#mouth = mouthTrack(timeline, format.frameRate);
    const isUpright = format.height > format.width;
    this.#choreography = new Choreography(this.gestures, presenter.style, isUpright);
    this.#motion = this.#motionOf(0);
    this.#cues = cues;
  }

  /**
   * Returns the state of a frame. A frame is shown until the next one, so its state is that of the middle
   * of this span.
   */
  stateAt(frame: number): FrameState {
    const { frameRate, height } = this.#format;
    const time = (frame + 0.5) / frameRate;
    const { passage } = this.#motion;
    if (frame < passage.first || frame >= passage.end) this.#motion = this.#motionOf(frame);
    const inPassage = (frame - this.#motion.passage.first + 0.5) / frameRate;
    const { body, brows, open, gaze } = this.#motion.at(inPassage);
    const { arms, ...added } = this.#choreography.at(time);
    const smile = Math.max(this.#mouth.smileAt(time), added.smile);
    // Half a px is fine enough to look smooth, and leaves most frames of a slow movement unchanged.
    const place = (px: number) => stepOf((px * height * 2) / 720);
    const near = (px: number, reach: number) => clamp(px, -reach, reach);
    const head = {
      x: near(body.figureX + body.headX + added.headX, FACE_REACH.x),
      y: near(body.figureY + body.headY + added.headY, FACE_REACH.y),
    };
    const figure = { x: place(body.figureX), y: place(body.figureY) };
    const step = ARM_STEP[this.#presenter.style];
    return {
      figureX: figure.x,
      figureY: figure.y,
      headX: place(head.x),
      headY: place(head.y),
      faceX: place(near(head.x + body.faceX + added.turn, FACE_REACH.x)),
      faceY: place(near(head.y + body.faceY, FACE_REACH.y)),
      eyes: eyeState(open, gaze, EYES_SMILE.share * clamp((smile - EYES_SMILE.from) / 0.6), added),
      brows: browState({
        ...brows,
        raised: Math.max(brows.raised, added.raised * (1 - brows.questioning)),
        stressed: Math.max(brows.stressed, added.stressed) * (1 - brows.questioning),
      }),
      mouth: stepped(this.#mouth.shapeAt(time, added.smile)),
      arms: { left: armState(arms.left, step), right: armState(arms.right, step) },
      ...this.#captionAt(time + TIE),
    };
  }

  /**
   * Everything that determines the picture of a frame, for films of one presenter, scene, format and look.
   */
  describe(frame: number): string {
    const { cue, word, mouth, ...pose } = this.stateAt(frame);
    const lines = this.#cues[cue]?.lines.map((words) => words.map(({ text }) => text));
    return JSON.stringify([Object.values(pose), Object.values(mouth), lines ?? null, word]);
  }

  /** Returns the presenter before the first word, as shown on a poster. */
  restState(): FrameState {
    const still = { figureX: 0, figureY: 0, headX: 0, headY: 0, faceX: 0, faceY: 0 };
    const brows = browState({ raised: 0, questioning: 0, stressed: 0 });
    return { ...still, eyes: LOOKING, brows, mouth: REST, arms: NO_ARMS, cue: -1, word: -1 };
  }

  /** Returns the presenter's movement in the passage of a frame. */
  #motionOf(frame: number): PassageMotion {
    const last = this.passages.findLastIndex(({ first }) => first <= frame);
    const passage = this.passages[Math.max(0, last)] as Passage;
    const { frameRate } = this.#format;
    return new PassageMotion(this.#presenter.name, passage, frameRate, this.#liveliness);
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

/** Returns the number of frames that cover `duration` seconds, at least one. */
export function frameCount(duration: number, frameRate: number): number {
  return Math.max(1, Math.ceil(duration * frameRate - 1e-6));
}

/** Returns the most recently started word of a shown cue. */
function spokenWord(cue: CaptionCue, time: number): number {
  let spoken = -1;
  for (const [i, word] of cue.lines.flat().entries()) {
    if (word.start <= time) spoken = i;
  }
  return spoken;
}

function stepped(shape: MouthShape): MouthShape {
  return mapShape(shape, (value) => stepOf(value * MOUTH_STEPS) / MOUTH_STEPS);
}
