/**
 * The studio's contract: a script goes in, an MP4 with captions comes out.
 *
 * The studio knows files by name in a {@link MediaStore}, never by URL, and knows nothing of HTTP.
 * Times are seconds, fractions are 0–1, sizes are px unless a name says otherwise.
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

/** One word of the script as written, with its place in the text and in time. */
export interface TimedWord {
  text: string;
  start: number;
  end: number;
  /** Half-open range in the script string, UTF-16 code units. */
  from: number;
  to: number;
}

/** What was spoken and when. Written as JSON beside the audio file. */
export interface SpeechTimeline {
  /** Format of this record; raised when its shape changes. */
  version: 1;
  /** Seconds of audio. */
  duration: number;
  phones: TimedPhone[];
  words: TimedWord[];
  /** BCP 47 tag of what is spoken; English unless given. */
  language?: string;
  /** Gestures by mark, in order. */
  gestures?: MarkedGesture[];
}

/** Why the studio stopped. Callers map a code to words; `message` is for technical details. */
export type StudioErrorCode =
  /** The script has nothing that can be spoken (empty, emoji only). */
  | 'no-words'
  /** The script is longer than {@link MAX_SCRIPT_WORDS}. */
  | 'too-long'
  /** The browser lacks a part that is needed (VideoEncoder, H.264, OffscreenCanvas, Worker, OPFS). */
  | 'unsupported'
  /** The origin's storage is full. */
  | 'storage-full'
  /** A file that the job needs is gone. */
  | 'missing-file'
  | 'speech-failed'
  /** The engine of a voice pack did not answer in time; it was ended. */
  | 'no-answer'
  | 'encoder-failed'
  | 'cancelled';

/** About an hour at 150 words a minute; longer scripts are refused with a message, never truncated. */
export const MAX_SCRIPT_WORDS = 9_000;

/** Seconds of silence around a film's speech: the presenter is seen before it, and rests after it. */
export const FILM_REST = { before: 0.4, after: 1 } as const;

/** A script in a voice. */
export interface Utterance {
  /** The script as the user wrote it, with its marks: `[pause 1s]`, `word [say …]`. */
  script: string;
  /** A preset's id from `voices.ts`, or `own-` and the preset of the sentences without a take. */
  voiceId: string;
  /** The user's takes of an own voice: names in the media store by `sentenceKey`. */
  takes?: readonly { key: string; file: string }[];
  /** Against the voice's own pace; 1 unless given. */
  speed?: number;
  /** BCP 47 tag of the script, where the user has set it; otherwise the voice's. */
  language?: string;
}

export interface SpeakRequest extends Utterance {
  /** Silence around it; {@link FILM_REST} unless given. */
  rest?: { before: number; after: number };
  /** Names in the media store to write. */
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
  /** Frames a second. */
  frameRate: number;
}

/** `karaoke` highlights the spoken word; `plain` does not; `outline` has no ground. */
export const CAPTION_STYLES = ['karaoke', 'plain', 'outline'] as const;
export type CaptionStyle = (typeof CAPTION_STYLES)[number];

export interface RenderRequest {
  /** Files that `speak` wrote. */
  audioFile: string;
  timelineFile: string;
  presenter: PresenterRecipe;
  scene: Scene;
  format: FrameFormat;
  /** Whether captions are drawn into the picture. A WebVTT file is written either way. */
  burnCaptions: boolean;
  /** The AI edit to apply, if any. */
  edit?: Edit;
  /** How they look; `karaoke` unless given. */
  captionStyle?: CaptionStyle;
  /** Natural unless given. */
  manner?: Manner;
  /** Offsets in the script of words whose gesture by rule is turned off. */
  gesturesOff?: readonly number[];
  /** Of the film, as players show it. */
  title?: string;
  /** Names in the media store to write. */
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

/** One part of a film: a closed group of pictures of about 8 s, the unit that is kept and made. */
export interface FilmPart {
  /** Seconds of the film. */
  start: number;
  end: number;
  /** `kept` was made before this job began; `made` by this job. */
  state: 'kept' | 'made' | 'working' | 'waiting';
  /** 0–1 of its pictures; 1 for `kept` and `made`. */
  share: number;
}

export interface StudioProgress {
  stage: RenderStage;
  /** 0–1 over the whole job; never falls. */
  fraction: number;
  /** Only in the stage `frames`. */
  framesDone?: number;
  framesTotal?: number;
  /** Seconds left, measured on this device; absent until there is a measurement. */
  secondsLeft?: number;
  /** Once the plan is known: all parts of the film, in its order. */
  parts?: readonly FilmPart[];
}

export interface JobOptions {
  signal?: AbortSignal;
  onProgress?: (progress: StudioProgress) => void;
}

/** Whether this browser can render, and one word for each missing part. */
export interface StudioSupport {
  canSpeak: boolean;
  canRender: boolean;
  missing: string[];
}

/** The studio's interface. Every method rejects with a `StudioError`. */
export interface Studio {
  support(): Promise<StudioSupport>;
  speak(request: SpeakRequest, options?: JobOptions): Promise<SpeakResult>;
  /** Speaks what is new in a script ahead of its `speak`, which is quicker then. Writes no files. */
  prepare(request: Utterance, options?: JobOptions): Promise<void>;
  render(request: RenderRequest, options?: JobOptions): Promise<RenderResult>;
}
