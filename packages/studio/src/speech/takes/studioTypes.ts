import type { SpokenSentence } from './sentenceKey.ts';
import type { Recording, TakeVerdict, WrittenTake } from './takeTypes.ts';

/** The position of a sentence in an imported file. */
export interface FoundStretch {
  key: string;
  /** Seconds of the file; null if the sentence was not found. */
  start: number | null;
  end: number | null;
  verdict: TakeVerdict;
  /** Where it was said first, if it was said twice: the second attempt is used. */
  first?: { start: number; end: number };
}

/** A file in which the sentences of a script were searched for. */
export interface FoundRecording {
  /** Seconds. */
  duration: number;
  /** Peaks, 0–1, enough of them to draw a waveform of the whole file. */
  peaks: number[];
  stretches: FoundStretch[];
  /** `telephone`: nothing above 4 kHz; `one-side`: one of two channels is empty and not used. */
  notes: ('telephone' | 'one-side')[];
}

/**
 * The studio for the user's own recordings. Files are names in the media store, or files that the user
 * chose.
 */
export interface TakeStudio {
  /**
   * Cleans up a recording and writes it; resolves once it is on disk.
   *
   * @throws `StudioError` 'storage-full', 'unsupported'
   */
  write(recording: Recording, name: string): Promise<WrittenTake>;
  /**
   * Starts writing a take while it is being spoken: audio that is passed in is on disk a quarter of a
   * second later, whatever happens to the tab.
   */
  begin(name: string, options: RunningOptions): RunningFile;
  /**
   * Cleans up a take that was started in a tab that no longer exists.
   *
   * @throws `StudioError` 'missing-file' if no sample of it was written
   */
  finish(name: string): Promise<WrittenTake>;
  /** Compares a written take with the words of its sentence. @throws `StudioError` 'missing-file' */
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
  /** Compares a stretch of a file. @throws the errors of `find` */
  compareStretch(
    file: Blob,
    text: string,
    range: { start: number; end: number },
  ): Promise<TakeVerdict>;
  /** Writes stretches of a file as takes, in order. @throws the errors of `find` and `write` */
  writeStretches(
    file: Blob,
    stretches: readonly { name: string; start: number; end: number }[],
  ): Promise<WrittenTake[]>;
}

export interface RunningOptions {
  /** Hz. */
  sampleRate: number;
  /** Called when the disk is full: the take consists of what has been written so far. */
  onFull: () => void;
}

/** A take that is written while it is being spoken. */
export interface RunningFile {
  /** @param samples - mono; they are copied, so the caller may reuse their buffer */
  append(samples: Float32Array): void;
  /**
   * Cleans up the take.
   *
   * @throws `StudioError` 'unsupported'; 'storage-full' or 'missing-file' if nothing was written
   */
  end(): Promise<WrittenTake>;
  /** Removes everything that was written. */
  discard(): Promise<void>;
}

export interface FindOptions {
  signal?: AbortSignal;
  /** 0–1, never decreasing. */
  onProgress?: (share: number) => void;
}
