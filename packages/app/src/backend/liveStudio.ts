import type { Gesture } from '@lectern/studio/marks';

/** A presenter ready to speak on a canvas. */
export interface LivePresenter {
  /** px of the picture. */
  width: number;
  height: number;
  /** Shows the moment `seconds` of the audio; null shows the presenter at rest. */
  paint: (canvas: HTMLCanvasElement, seconds: number | null) => void;
  /** In the order of time. */
  gestures: readonly FilmGesture[];
}

/** A gesture of the film, for the preview's line of time. */
export interface FilmGesture {
  gesture: Gesture;
  /** Whether the script's mark asks for it, or a rule of the presenter's manner. */
  from: 'mark' | 'rule';
  /** Place in the script, UTF-16: the end of the mark, or the start of the rule's word. */
  at: number;
  /** Seconds of the audio: its first movement, the moment that it falls on, and its end. */
  start: number;
  stroke: number;
  end: number;
}

/** What a backend in the page lets hear and see at once, without making anything for a project. */
export interface LiveStudio {
  /** Speaks a few words; the sound as WAV. */
  readAloud: (
    request: { text: string; voiceId: string; speed: number },
    signal: AbortSignal,
  ) => Promise<Blob>;
  /** The presenter speaking the project's audio; null where it has none. */
  openPresenter: (
    request: {
      projectId: string;
      avatarId: string;
      settings: Record<string, unknown>;
      /** Moving lips alone, for those who want less motion. */
      isStill: boolean;
    },
    signal: AbortSignal,
  ) => Promise<LivePresenter | null>;
  /**
   * Pictures of a project's avatar, or of any where it has none, at rest and in each gesture: SVG as
   * `data:` URLs.
   */
  gesturePictures: (of: {
    projectId: string | null;
    avatarId: string | null;
  }) => Promise<ReadonlyMap<Gesture | 'rest', string>>;
  /** About how many gestures a script will have by rule, before it is spoken. */
  gesturesByRule: (of: {
    script: string;
    /** BCP 47 tag. */
    language: string;
    settings: Readonly<Record<string, unknown>>;
  }) => Promise<number>;
  /** Whether this browser encodes videos of such a picture, in px. */
  canEncode: (picture: { width: number; height: number }) => Promise<boolean>;
}
