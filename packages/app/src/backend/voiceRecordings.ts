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
  /** Seconds of the take from which it is not the sentence; null where that is not known. */
  from: number | null;
  /** The words that are `left-out`. */
  unheard?: string;
  /** In how many places it is `clipped`. */
  places?: number;
}
/** One reading of a sentence. */
export interface Take {
  id: string;
  /** Seconds. */
  seconds: number;
  /** 0–1, some 60 of them. */
  peaks: readonly number[];
  /** Null while it is being compared. */
  verdict: TakeVerdict | null;
  /** Milliseconds since the epoch. */
  recordedAt: number;
}
/** A sentence of a script, and what was recorded of it. */
export interface ScriptSentence {
  /** Of its words: sentences that say the same share their takes; it stays when others change. */
  key: string;
  /** As written, without marks. */
  text: string;
  takes: readonly Take[];
  /** The take that the film uses; null while a voice speaks it. */
  keptTakeId: string | null;
  /** Whether it was recorded in other words, which the script no longer has. */
  isChanged?: boolean;
}
/** What is recorded of a script. */
export interface RecordingsOfScript {
  sentences: readonly ScriptSentence[];
  /** Bytes of all takes of the project, of removed sentences too. */
  bytes: number;
}
/** One sentence's place in an imported file. */
export interface ImportedStretch {
  key: string;
  /** Seconds of the file; null where the sentence was not found. */
  start: number | null;
  end: number | null;
  verdict: TakeVerdict;
  /** Where it was said before, if it was said twice: the second is used. */
  first?: { start: number; end: number };
}
/** An audio file, and where its sentences are. */
export interface ImportedRecording {
  /** Seconds. */
  duration: number;
  peaks: readonly number[];
  stretches: readonly ImportedStretch[];
  /** What else there is to say of it: 8 kHz, or sound on one side alone. */
  notes?: readonly ('telephone' | 'one-side')[];
}
/** A take that is on the disk while it is spoken. */
export interface RunningTake {
  /** The next samples, mono −1…1. */
  append: (samples: Float32Array) => void;
  /** Keeps it as `addTake` does. @throws where nothing of it could be kept */
  end: () => Promise<string>;
  discard: () => Promise<void>;
}
/** The user's own voice, which only a backend in the page keeps. */
export interface VoiceRecordings {
  /** Calls back at once and on every change (of other tabs too); returns what ends the watch. */
  watch: (
    project: ProjectRef & { script: string },
    onChange: (r: RecordingsOfScript) => void,
  ) => () => void;
  /**
   * Keeps a take as it ends: safe on disk before it resolves; it is compared in the background (watch tells).
   * @param recording mono samples −1…1
   * @throws an error with `code` 'storage-full' and a sentence
   */
  addTake: (
    project: ProjectRef,
    sentence: { key: string; text: string },
    recording: { samples: Float32Array; sampleRate: number },
  ) => Promise<string>;
  /**
   * Begins a take. If the tab dies, what was appended until a quarter of a second before is found as a take
   * at the next visit. When the disk is full, `onFull` is called, and `end` keeps what fitted.
   */
  beginTake: (
    project: ProjectRef,
    sentence: { key: string; text: string },
    options: { sampleRate: number; onFull: () => void },
  ) => RunningTake;
  /** Null: a voice speaks the sentence. */
  keepTake: (project: ProjectRef, key: string, takeId: string | null) => Promise<void>;
  removeTake: (project: ProjectRef, takeId: string) => Promise<void>;
  /** Brings a removed take back (Undo); false when it is gone for good. */
  restoreTake: (project: ProjectRef, takeId: string) => Promise<boolean>;
  removeAll: (project: ProjectRef) => Promise<void>;
  /** The take as WAV, put right as the film uses it; null where its file is gone. */
  takeUrl: (takeId: string) => Promise<string | null>;
  /** All kept takes as WAV files in a ZIP. */
  exportTakes: (project: ProjectRef & { script: string }) => Promise<Blob>;
  /**
   * Reads an audio file (WAV, MP3, M4A, OGG, WebM), finds the script's sentences in it. Nothing is kept yet.
   * @throws an error with `code` 'not-audio' | 'too-long' | 'silent' | 'unsupported' and a sentence
   */
  readFile: (
    project: ProjectRef & { script: string },
    file: Blob,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<ImportedRecording>;
  /** Compares a stretch whose edges the user moved. */
  checkStretch: (
    file: Blob,
    text: string,
    range: { start: number; end: number },
  ) => Promise<TakeVerdict>;
  /** Keeps the stretches as takes, each the kept one of its sentence. */
  keepStretches: (
    project: ProjectRef,
    file: Blob,
    stretches: readonly { key: string; text: string; start: number; end: number }[],
  ) => Promise<void>;
}
