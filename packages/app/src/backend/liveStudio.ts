import type { Gesture } from '@lectern/studio/marks';

/** A presenter ready to speak on a canvas. */
export interface LivePresenter {
  /** The picture's size in px. */
  width: number;
  height: number;
  /** Draws the presenter at `seconds` of the audio, or at rest for null. */
  paint: (canvas: HTMLCanvasElement, seconds: number | null) => void;
  /** In chronological order. */
  gestures: readonly FilmGesture[];
}

/** A gesture of the film, for the preview's timeline. */
export interface FilmGesture {
  gesture: Gesture;
  /** Whether a mark in the script or a rule of the presenter's manner causes it. */
  from: 'mark' | 'rule';
  /** Offset in the script, in UTF-16 units: the end of the mark, or the start of the rule's word. */
  at: number;
  /** Seconds of the audio: when the movement starts, when its stroke falls, and when it ends. */
  start: number;
  stroke: number;
  end: number;
}

/** Instant sound and pictures from a backend in the page, without making anything for a project. */
export interface LiveStudio {
  /** Speaks a short text; returns WAV. */
  readAloud: (
    request: { text: string; voiceId: string; speed: number },
    signal: AbortSignal,
  ) => Promise<Blob>;
  /** Opens the presenter speaking the project's audio; null if the project has no audio. */
  openPresenter: (
    request: {
      projectId: string;
      avatarId: string;
      settings: Record<string, unknown>;
      /** Moves only the lips, for users who prefer reduced motion. */
      isStill: boolean;
    },
    signal: AbortSignal,
  ) => Promise<LivePresenter | null>;
  /**
   * Pictures of a project's avatar, or of any avatar if it has none, at rest and in each gesture: SVG as
   * `data:` URLs.
   */
  gesturePictures: (of: {
    projectId: string | null;
    avatarId: string | null;
  }) => Promise<ReadonlyMap<Gesture | 'rest', string>>;
  /** Estimates how many gestures the rules will add to a script, before it is spoken. */
  gesturesByRule: (of: {
    script: string;
    /** BCP 47 tag. */
    language: string;
    settings: Readonly<Record<string, unknown>>;
  }) => Promise<number>;
  /** Whether this browser can encode videos of this size, in px. */
  canEncode: (picture: { width: number; height: number }) => Promise<boolean>;
}
