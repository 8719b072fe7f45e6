import type { TakeVerdict } from '@lectern/studio/takes';
import type { OwnProject } from '../storage/deleteProject.ts';

/** A recording of a sentence. */
interface Take {
  id: string;
  /** In seconds. */
  seconds: number;
  /** Sixty values of 0–1. */
  peaks: readonly number[];
  /** Null until it has been compared. */
  verdict: TakeVerdict | null;
  /** Milliseconds since the epoch. */
  recordedAt: number;
  /** The id of the take of which it is the second half: its sentence was said twice. */
  replaces?: string;
}

interface ScriptSentence {
  /** The words of the sentence; repeated sentences are listed once. */
  key: string;
  /** As written in the script, without marks. */
  text: string;
  /** Newest last. */
  takes: readonly Take[];
  /** The take that films use; null while a synthetic voice speaks the sentence. */
  keptTakeId: string | null;
  /** Whether it was recorded with an earlier wording, which is no longer in the script. */
  isChanged: boolean;
}

export interface RecordingsOfScript {
  sentences: readonly ScriptSentence[];
  /** Bytes of all takes of the project, including those of sentences no longer in the script. */
  bytes: number;
}

/** The position of a sentence in an imported file. */
interface ImportedStretch {
  key: string;
  /** Seconds from the start of the file; null if the sentence was not found. */
  start: number | null;
  end: number | null;
  verdict: TakeVerdict;
  /** The earlier position of a sentence that is said twice; the later one is used. */
  first?: { start: number; end: number };
}

interface ImportedRecording {
  /** Length in seconds. */
  duration: number;
  peaks: readonly number[];
  stretches: readonly ImportedStretch[];
  /** Remarks on the file, which is usable all the same. */
  notes: readonly ('telephone' | 'one-side')[];
}

type ProjectScript = OwnProject & { script: string };

/** A take that is written to the disk during recording. */
export interface RunningTake {
  /** Appends the next samples, mono. */
  append(samples: Float32Array): void;
  /** Stores the take like `addTake`. @throws `RecordingProblem`; nothing of the take is stored then */
  end(): Promise<string>;
  discard(): Promise<void>;
}

/** The user's own voice: takes of the sentences of a project's script. */
export interface VoiceRecordings {
  /** Calls back at once and on every change in any tab. @returns a function that stops watching */
  watch(project: ProjectScript, onChange: (recordings: RecordingsOfScript) => void): () => void;
  /**
   * Resolves to the take's id once it is on the disk. The take is compared afterwards; `watch` reports the
   * result.
   *
   * @throws `RecordingProblem` 'storage-full', 'gone'
   */
  addTake(
    project: OwnProject,
    sentence: { key: string; text: string },
    recording: { samples: Float32Array; sampleRate: number },
  ): Promise<string>;
  /**
   * Starts a take. If the tab dies, the next visit finds a take of everything appended up to a quarter of a
   * second before. When the disk is full, `onFull` is called, and `end` keeps the part that fitted.
   */
  beginTake(
    project: OwnProject,
    sentence: { key: string; text: string },
    options: { sampleRate: number; onFull: () => void },
  ): RunningTake;
  /** Pass null to let a synthetic voice speak the sentence. */
  keepTake(project: OwnProject, key: string, takeId: string | null): Promise<void>;
  removeTake(project: OwnProject, takeId: string): Promise<void>;
  /** Restores a removed take; resolves to false if it is gone for good. */
  restoreTake(project: OwnProject, takeId: string): Promise<boolean>;
  removeAll(project: OwnProject): Promise<void>;
  /**
   * A new `blob:` URL of a take as films use it, which the caller must revoke; null if its file is gone.
   */
  takeUrl(takeId: string): Promise<string | null>;
  /** Exports all kept takes of a script as WAV files in a ZIP. */
  exportTakes(project: ProjectScript): Promise<Blob>;
  /**
   * Finds a script's sentences in an audio file. Nothing is stored yet.
   *
   * @throws `RecordingProblem` 'not-audio', 'too-long', 'silent', 'unsupported'; the signal's reason
   */
  readFile(
    project: ProjectScript,
    file: Blob,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ): Promise<ImportedRecording>;
  /** Compares a stretch after the user has moved its edges. */
  checkStretch(
    file: Blob,
    text: string,
    range: { start: number; end: number },
  ): Promise<TakeVerdict>;
  /** Stores stretches as takes and keeps each for its sentence: either all of them or none. */
  keepStretches(
    project: OwnProject,
    file: Blob,
    stretches: readonly { key: string; text: string; start: number; end: number }[],
  ): Promise<void>;
}
