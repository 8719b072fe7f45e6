/**
 * The studio's contract: a script goes in, an MP4 with captions comes out.
 *
 * The studio refers to files by name in a {@link MediaStore}, never by URL, and does not use HTTP. Times
 * are seconds, fractions are 0–1, sizes are px unless a name says otherwise.
 */
import type { Edit } from './editRequest.ts';
import type { Manner, MarkedGesture } from './presenter/gestures/manner.ts';
import type { PresenterRecipe } from './presenter/presenterRecipe.ts';
import type { Scene } from './scene/scene.ts';

export { type Manner, MANNERS, type MarkedGesture } from './presenter/gestures/manner.ts';
export type { PresenterExtras, PresenterRecipe } from './presenter/presenterRecipe.ts';
export {
  BACKDROPS,
  type Backdrop,
  SCENE_COLOURS,
  type Scene,
  type SceneColour,
} from './scene/scene.ts';

/** One phone of the spoken script, in the engine's ARPAbet-like alphabet; `pau` is silence. */
export interface TimedPhone {
  phone: string;
  /** Seconds from the start of the audio. */
  start: number;
  end: number;
}

/** One word of the script as written, with its position in the text and its time. */
export interface TimedWord {
  text: string;
  start: number;
  end: number;
  /** Half-open range in the script string, UTF-16 code units. */
  from: number;
  to: number;
}

/** The spoken sounds and words with their times. Written as JSON alongside the audio file. */
export interface SpeechTimeline {
  /** Format version of this record; increased when its shape changes. */
  version: 1;
  /** Seconds of audio. */
  duration: number;
  phones: TimedPhone[];
  words: TimedWord[];
  /** BCP 47 tag of the spoken language; English by default. */
  language?: string;
  /** Gestures set by marks, in order. */
  gestures?: MarkedGesture[];
}

/** Why the studio stopped. Callers map a code to a message; `message` is for technical details. */
export type StudioErrorCode =
  /** The script contains nothing to speak (it is empty or only emoji). */
  | 'no-words'
  /** The script is longer than {@link MAX_SCRIPT_WORDS}. */
  | 'too-long'
  /** The browser lacks a required feature (VideoEncoder, H.264, OffscreenCanvas, Worker, OPFS). */
  | 'unsupported'
  /** The origin's storage is full. */
  | 'storage-full'
  /** A file that the job needs does not exist. */
  | 'missing-file'
  | 'speech-failed'
  /** The engine of a voice pack did not respond in time and was ended. */
  | 'no-answer'
  | 'encoder-failed'
  | 'cancelled';

/** About an hour at 150 words per minute; longer scripts are refused with a message, never truncated. */
export const MAX_SCRIPT_WORDS = 9_000;

/** Seconds of silence around a film's speech: the presenter is visible before it and rests after it. */
export const FILM_REST = { before: 0.4, after: 1 } as const;

/** A script and the voice that speaks it. */
export interface Utterance {
  /** The script as the user wrote it, with its marks: `[pause 1s]`, `word [say …]`. */
  script: string;
  /** A preset's id from `voices.ts`, or `own-` followed by the preset for sentences without a take. */
  voiceId: string;
  /** The user's takes for an own voice: names in the media store by `sentenceKey`. */
  takes?: readonly { key: string; file: string }[];
  /** Relative to the voice's own pace; 1 by default. */
  speed?: number;
  /** BCP 47 tag of the script if the user has set it; otherwise the voice's is used. */
  language?: string;
}

export interface SpeakRequest extends Utterance {
  /** Silence around the speech; {@link FILM_REST} by default. */
  rest?: { before: number; after: number };
  /** File names to write in the media store. */
  audioFile: string;
  timelineFile: string;
}

export interface SpeakResult {
  /** Seconds. */
  duration: number;
  words: number;
}

export interface FrameFormat {
  /** px, even. */
  width: number;
  height: number;
  /** Frames per second. */
  frameRate: number;
}

/** `karaoke` highlights the spoken word; `plain` does not; `outline` has no background. */
export const CAPTION_STYLES = ['karaoke', 'plain', 'outline'] as const;
export type CaptionStyle = (typeof CAPTION_STYLES)[number];

export interface RenderRequest {
  /** Files written by `speak`. */
  audioFile: string;
  timelineFile: string;
  presenter: PresenterRecipe;
  scene: Scene;
  format: FrameFormat;
  /** Whether captions are drawn into the picture. A WebVTT file is written either way. */
  burnCaptions: boolean;
  /** The AI edit to apply, if any. */
  edit?: Edit;
  /** How captions look; `karaoke` by default. */
  captionStyle?: CaptionStyle;
  /** Natural by default. */
  manner?: Manner;
  /** Offsets in the script of words whose automatic gesture is turned off. */
  gesturesOff?: readonly number[];
  /** Title of the film, as shown by players. */
  title?: string;
  /** File names to write in the media store. */
  videoFile: string;
  posterFile: string;
  captionsFile: string;
}

export interface RenderResult {
  /** Seconds. */
  duration: number;
  /** Bytes. */
  size: number;
  frames: number;
}

export const RENDER_STAGES = ['voice', 'scene', 'frames', 'sound', 'saving'] as const;
export type RenderStage = (typeof RENDER_STAGES)[number];

/** One part of a film: a closed group of pictures of about 8 s, the unit that is stored and rendered. */
export interface FilmPart {
  /** Start time in the film, in seconds. */
  start: number;
  end: number;
  /** `kept` was rendered before this job started; `made`, by this job. */
  state: 'kept' | 'made' | 'working' | 'waiting';
  /** Share of its pictures that are done, 0–1; 1 for `kept` and `made`. */
  share: number;
}

export interface StudioProgress {
  stage: RenderStage;
  /** 0–1 over the whole job; never decreases. */
  fraction: number;
  /** Only in the stage `frames`. */
  framesDone?: number;
  framesTotal?: number;
  /** Seconds left, measured on this device; undefined until there is a measurement. */
  secondsLeft?: number;
  /** All parts of the film in order, once the plan is available. */
  parts?: readonly FilmPart[];
}

export interface JobOptions {
  signal?: AbortSignal;
  onProgress?: (progress: StudioProgress) => void;
}

/** Whether this browser can render, and one word for each missing feature. */
export interface StudioSupport {
  canSpeak: boolean;
  canRender: boolean;
  missing: string[];
}

/** The studio's interface. Every method rejects with a `StudioError`. */
export interface Studio {
  support(): Promise<StudioSupport>;
  speak(request: SpeakRequest, options?: JobOptions): Promise<SpeakResult>;
  /** Speaks the new sentences of a script ahead of its `speak`, which is then faster. Writes no files. */
  prepare(request: Utterance, options?: JobOptions): Promise<void>;
  render(request: RenderRequest, options?: JobOptions): Promise<RenderResult>;
}
