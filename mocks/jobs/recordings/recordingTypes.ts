import type { TakeVerdict } from '@lectern/studio/takes';
import type { OwnProject } from '../storage/deleteProject.ts';

/** A recording of a sentence. */
interface Take {
  id: string;
  /** Seconds. */
  seconds: number;
  /** 0–1, sixty of them. */
  peaks: readonly number[];
  /** Null while it is compared. */
  verdict: TakeVerdict | null;
  /** Milliseconds since the epoch. */
  recordedAt: number;
}

interface ScriptSentence {
  /** The words of the sentence; what is said twice is there once. */
  key: string;
  /** As written, without marks. */
  text: string;
  /** The newest last. */
  takes: readonly Take[];
  /** The take that films use; null while a voice speaks the sentence. */
  keptTakeId: string | null;
  /** Whether it was recorded in other words, which the script no longer has. */
  isChanged: boolean;
}

export interface RecordingsOfScript {
  sentences: readonly ScriptSentence[];
  /** Of all takes of the project, of sentences that are no longer in the script, too. */
  bytes: number;
}

/** A sentence's place in an imported file. */
interface ImportedStretch {
  key: string;
  /** Seconds of the file; null where the sentence was not found. */
  start: number | null;
  end: number | null;
  verdict: TakeVerdict;
  /** Where it was said before, if it was said twice: the second is used. */
  first?: { start: number; end: number };
}

interface ImportedRecording {
  /** Seconds. */
  duration: number;
  peaks: readonly number[];
  stretches: readonly ImportedStretch[];
  /** What there is to say of the file, which can be used all the same. */
  notes: readonly ('telephone' | 'one-side')[];
}

type ProjectScript = OwnProject & { script: string };

/** A take that is on the disk while it is spoken. */
export interface RunningTake {
  /** The next samples, mono. */
  append(samples: Float32Array): void;
  /** Keeps it as `addTake` does. @throws `RecordingProblem`, and nothing of it is kept then */
  end(): Promise<string>;
  discard(): Promise<void>;
}

/** The user's own voice: takes of the sentences of a project's script. */
export interface VoiceRecordings {
  /** Calls back at once and on every change, in any tab. @returns what ends the watch */
  watch(project: ProjectScript, onChange: (recordings: RecordingsOfScript) => void): () => void;
  /**
   * Resolves with the take's id once it is on the disk. It is compared after that; `watch` tells.
   *
   * @throws `RecordingProblem` 'storage-full', 'gone'
   */
  addTake(
    project: OwnProject,
    sentence: { key: string; text: string },
    recording: { samples: Float32Array; sampleRate: number },
  ): Promise<string>;
  /**
   * Begins a take. If the tab dies, what was appended until a quarter of a second before is found as a
   * take at the next visit. When the disk is full, `onFull` is called, and `end` keeps what fitted.
   */
  beginTake(
    project: OwnProject,
    sentence: { key: string; text: string },
    options: { sampleRate: number; onFull: () => void },
  ): RunningTake;
  /** Null: a voice speaks the sentence. */
  keepTake(project: OwnProject, key: string, takeId: string | null): Promise<void>;
  removeTake(project: OwnProject, takeId: string): Promise<void>;
  /** Brings a removed take back; false when it is gone for good. */
  restoreTake(project: OwnProject, takeId: string): Promise<boolean>;
  removeAll(project: OwnProject): Promise<void>;
  /** A new `blob:` URL of a take as films use it, the caller's to revoke; null where its file is gone. */
  takeUrl(takeId: string): Promise<string | null>;
  /** All kept takes of a script as WAV files in a ZIP. */
  exportTakes(project: ProjectScript): Promise<Blob>;
  /**
   * Finds a script's sentences in an audio file. Nothing is kept yet.
   *
   * @throws `RecordingProblem` 'not-audio', 'too-long', 'silent', 'unsupported'; the signal's reason
   */
  readFile(
    project: ProjectScript,
    file: Blob,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ): Promise<ImportedRecording>;
  /** Compares a stretch whose edges the user moved. */
  checkStretch(
    file: Blob,
    text: string,
    range: { start: number; end: number },
  ): Promise<TakeVerdict>;
  /** Keeps stretches as takes, each the kept one of its sentence: all of them or none. */
  keepStretches(
    project: OwnProject,
    file: Blob,
    stretches: readonly { key: string; text: string; start: number; end: number }[],
  ): Promise<void>;
}
