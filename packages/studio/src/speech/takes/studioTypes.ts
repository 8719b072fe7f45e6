import type { SpokenSentence } from './sentenceKey.ts';
import type { Recording, TakeVerdict, WrittenTake } from './takeTypes.ts';

/** A sentence's place in an imported file. */
export interface FoundStretch {
  key: string;
  /** Seconds of the file; null where the sentence was not found. */
  start: number | null;
  end: number | null;
  verdict: TakeVerdict;
  /** Where it was said before, if it was said twice: the second is used. */
  first?: { start: number; end: number };
}

/** A file in which the sentences of a script were looked for. */
export interface FoundRecording {
  /** Seconds. */
  duration: number;
  /** 0–1, so many that a picture of the whole can be drawn. */
  peaks: number[];
  stretches: FoundStretch[];
  /** `telephone`: nothing above 4 kHz; `one-side`: one of two channels is empty, and not used. */
  notes: ('telephone' | 'one-side')[];
}

/**
 * The studio for the user's own recordings. Files are names in the media store, or files that the user
 * chose.
 */
export interface TakeStudio {
  /**
   * Puts a recording right and writes it; resolves once it is on the disk.
   *
   * @throws `StudioError` 'storage-full', 'unsupported'
   */
  write(recording: Recording, name: string): Promise<WrittenTake>;
  /**
   * Begins to write a take while it is spoken: what was handed over is on the disk a quarter of a second
   * later, whatever becomes of the tab.
   */
  begin(name: string, options: RunningOptions): RunningFile;
  /**
   * Puts a take right that was begun, and whose tab is gone.
   *
   * @throws `StudioError` 'missing-file'
   */
  finish(name: string): Promise<WrittenTake>;
  /** Compares a take that was written with the words of its sentence. @throws `StudioError` 'missing-file' */
  compare(name: string, text: string): Promise<TakeVerdict>;
  /**
   * Finds a script's sentences in a file: WAV, MP3, M4A, OGG, WebM.
   *
   * @throws `RecordingError`; `StudioError` 'cancelled'
   */
  find(
    file: Blob,
    sentences: readonly SpokenSentence[],
    options: FindOptions,
  ): Promise<FoundRecording>;
  /** Compares a stretch of a file. @throws as `find` does */
  compareStretch(
    file: Blob,
    text: string,
    range: { start: number; end: number },
  ): Promise<TakeVerdict>;
  /** Writes stretches of a file as takes, in their order. @throws as `find` and `write` do */
  writeStretches(
    file: Blob,
    stretches: readonly { name: string; start: number; end: number }[],
  ): Promise<WrittenTake[]>;
}

export interface RunningOptions {
  /** Hz. */
  sampleRate: number;
  /** The disk is full: what was written so far is the take. */
  onFull: () => void;
}

/** A take that is written while it is spoken. */
export interface RunningFile {
  /** @param samples - mono; their buffer may be another's afterwards */
  append(samples: Float32Array): void;
  /** Puts the take right. @throws `StudioError` 'unsupported', 'storage-full' where nothing was written */
  end(): Promise<WrittenTake>;
  /** Leaves nothing of it. */
  discard(): Promise<void>;
}

export interface FindOptions {
  signal?: AbortSignal;
  /** 0–1, never falling. */
  onProgress?: (share: number) => void;
}
