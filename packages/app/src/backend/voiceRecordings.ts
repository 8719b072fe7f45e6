/** A project of a user. */
export interface ProjectRef {
  /** The username. */
  owner: string;
  projectId: string;
}

/** How a take compares with its sentence. */
export interface TakeVerdict {
  kind:
    | 'fits'
    | 'differs'
    | 'left-out'
    | 'twice'
    | 'silent'
    | 'too-quiet'
    | 'clipped'
    | 'noisy'
    | 'not-speech';
  /** Seconds of the take from which it differs from the sentence; null if unknown. */
  from: number | null;
  /** The words that are `left-out`. */
  unheard?: string;
  /** The number of places where it is `clipped`. */
  places?: number;
}
/** One reading of a sentence. */
export interface Take {
  id: string;
  /** Seconds. */
  seconds: number;
  /** Values of 0–1, about 60 of them. */
  peaks: readonly number[];
  /** Null while it is being compared. */
  verdict: TakeVerdict | null;
  /** Milliseconds since the epoch. */
  recordedAt: number;
  /** The id of the take of which it is the second half: its sentence was said twice. */
  replaces?: string;
}
/** A sentence of a script, and its recordings. */
export interface ScriptSentence {
  /** Derived from its words: identical sentences share their takes, and it stays when others change. */
  key: string;
  /** As written, without marks. */
  text: string;
  takes: readonly Take[];
  /** The take that the film uses; null while a synthetic voice speaks it. */
  keptTakeId: string | null;
  /** Whether it was recorded with a wording that the script no longer has. */
  isChanged?: boolean;
}
/** The recordings of a script. */
export interface RecordingsOfScript {
  sentences: readonly ScriptSentence[];
  /** Bytes of all takes of the project, including those of removed sentences. */
  bytes: number;
}
/** One sentence's place in an imported file. */
export interface ImportedStretch {
  key: string;
  /** Seconds of the file; null if the sentence was not found. */
  start: number | null;
  end: number | null;
  verdict: TakeVerdict;
  /** The first occurrence, if it was said twice: the second is used. */
  first?: { start: number; end: number };
}
/** An audio file, and where its sentences are. */
export interface ImportedRecording {
  /** Seconds. */
  duration: number;
  peaks: readonly number[];
  stretches: readonly ImportedStretch[];
  /** Further remarks: 8 kHz, or sound on one side only. */
  notes?: readonly ('telephone' | 'one-side')[];
}
/** A take that is written to disk while it is spoken. */
export interface RunningTake {
  /** The next samples, mono −1…1. */
  append: (samples: Float32Array) => void;
  /** Keeps it as `addTake` does. @throws if nothing of it could be kept */
  end: () => Promise<string>;
  discard: () => Promise<void>;
}
/** The user's own voice, which only a backend in the page keeps. */
export interface VoiceRecordings {
  /** Calls back at once and on every change (from other tabs too); returns a function that unsubscribes. */
  watch: (
    project: ProjectRef & { script: string },
    onChange: (r: RecordingsOfScript) => void,
  ) => () => void;
  /**
   * Keeps a finished take: it is safe on disk before this resolves; it is compared in the background
   * (`watch` reports it).
   * @param recording mono samples −1…1
   * @throws an error with `code` 'storage-full' and a message
   */
  addTake: (
    project: ProjectRef,
    sentence: { key: string; text: string },
    recording: { samples: Float32Array; sampleRate: number },
  ) => Promise<string>;
  /**
   * Starts a take. If the tab crashes, everything appended up to a quarter of a second before is found as a
   * take on the next visit. When the disk is full, `onFull` is called, and `end` keeps what fitted.
   */
  beginTake: (
    project: ProjectRef,
    sentence: { key: string; text: string },
    options: { sampleRate: number; onFull: () => void },
  ) => RunningTake;
  /** Null means that a synthetic voice speaks the sentence. */
  keepTake: (project: ProjectRef, key: string, takeId: string | null) => Promise<void>;
  removeTake: (project: ProjectRef, takeId: string) => Promise<void>;
  /** Restores a removed take (Undo); false when it is gone for good. */
  restoreTake: (project: ProjectRef, takeId: string) => Promise<boolean>;
  removeAll: (project: ProjectRef) => Promise<void>;
  /** The take as WAV, corrected as the film uses it; null if its file no longer exists. */
  takeUrl: (takeId: string) => Promise<string | null>;
  /** All kept takes as WAV files in a ZIP. */
  exportTakes: (project: ProjectRef & { script: string }) => Promise<Blob>;
  /**
   * Reads an audio file (WAV, MP3, M4A, OGG, WebM) and finds the script's sentences in it. Keeps nothing
   * yet.
   * @throws an error with `code` 'not-audio' | 'too-long' | 'silent' | 'unsupported' and a message
   */
  readFile: (
    project: ProjectRef & { script: string },
    file: Blob,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<ImportedRecording>;
  /** Checks a stretch whose edges the user moved. */
  checkStretch: (
    file: Blob,
    text: string,
    range: { start: number; end: number },
  ) => Promise<TakeVerdict>;
  /** Saves the stretches as takes, each as the kept take of its sentence. */
  keepStretches: (
    project: ProjectRef,
    file: Blob,
    stretches: readonly { key: string; text: string; start: number; end: number }[],
  ) => Promise<void>;
}
