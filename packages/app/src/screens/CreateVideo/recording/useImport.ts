import { toast } from '@lectern/ui';
import { useRef, useState } from 'react';
import type {
  ImportedRecording,
  ImportedStretch,
  RecordingsOfScript,
} from '../../../backend/voiceRecordings.ts';
import { useUnmount } from '../../../lib/useUnmount.ts';
import { moveEdge } from './importTrack.ts';
import type { ScriptRecordings } from './useScriptRecordings.ts';

/** The state of an audio file being matched to its sentences. */
export type ImportState =
  | { status: 'none' }
  | { status: 'reading'; name: string; share: number }
  | { status: 'refused'; message: string }
  | {
      status: 'matched';
      file: File;
      recording: ImportedRecording;
      /** Stretches of the recording, with the edges as the user has moved them. */
      stretches: readonly ImportedStretch[];
      /** Time that matching took, in seconds. */
      took: number;
    };

export interface Import {
  state: ImportState;
  take: (file: File) => void;
  /** Abandons the file, and nothing of it is kept; does nothing while its sentences are being kept. */
  cancel: () => void;
  move: (key: string, edge: 'start' | 'end', seconds: number) => void;
  /** Uses the first of two readings of a sentence. */
  takeFirst: (key: string) => void;
  /** Compares a stretch again once its edge has come to rest. */
  moved: (key: string) => void;
  isKeeping: boolean;
  /** Keeps the sentences found. @returns whether they are kept; false if another call keeps them */
  keep: () => Promise<boolean>;
}

const codeOf = (cause: unknown): unknown =>
  cause instanceof Error && 'code' in cause ? cause.code : null;

/** Returns the message for a file that cannot be used. */
function refusalOf(cause: unknown, file: File): string {
  switch (codeOf(cause)) {
    case 'not-audio':
      return `“${file.name}” is not a recording. Use WAV, MP3, M4A, OGG or WebM.`;
    case 'silent':
      return 'No speech was found in this file. It may be music, or silence.';
    case 'unsupported':
    case 'too-long':
      return cause instanceof Error ? cause.message : '';
    default:
      return `“${file.name}” could not be read. Try again.`;
  }
}

/** Reads a file, shows where its sentences are, and keeps them when the user confirms. */
export function useImport(own: ScriptRecordings | null): Import {
  const [state, show] = useState<ImportState>({ status: 'none' });
  // An edge comes to rest in the same tick in which it was last moved.
  const latest = useRef(state);
  const [isKeeping, setKeeping] = useState(false);
  // Ahead of the state, which a second press in the same tick does not see.
  const keeping = useRef(false);
  const running = useRef<AbortController | null>(null);
  useUnmount(() => running.current?.abort());

  function setState(next: ImportState | ((before: ImportState) => ImportState)): void {
    latest.current = typeof next === 'function' ? next(latest.current) : next;
    show(latest.current);
  }

  async function read({ door, project }: ScriptRecordings, file: File): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ status: 'reading', name: file.name, share: 0 });
    const began = performance.now();
    try {
      const recording = await door.readFile(project, file, {
        signal,
        onProgress: (share) =>
          signal.aborted || setState({ status: 'reading', name: file.name, share }),
      });
      if (signal.aborted) return;
      const took = (performance.now() - began) / 1000;
      setState({ status: 'matched', file, recording, stretches: recording.stretches, took });
    } catch (cause) {
      if (signal.aborted) return;
      setState({ status: 'refused', message: refusalOf(cause, file) });
    }
  }

  const change = (key: string, changes: (stretch: ImportedStretch) => ImportedStretch) =>
    setState((before) =>
      before.status === 'matched'
        ? {
            ...before,
            stretches: before.stretches.map((each) => (each.key === key ? changes(each) : each)),
          }
        : before,
    );

  async function compare(
    { door }: ScriptRecordings,
    { sentences }: RecordingsOfScript,
    key: string,
  ): Promise<void> {
    const now = latest.current;
    if (now.status !== 'matched') return;
    const stretch = now.stretches.find((each) => each.key === key);
    const text = sentences.find((each) => each.key === key)?.text;
    if (!stretch || stretch.start === null || stretch.end === null || text === undefined) return;
    const { start, end } = stretch;
    // If the file can no longer be read, keeping it reports that.
    const verdict = await door
      .checkStretch(now.file, text, { start, end })
      .catch(() => stretch.verdict);
    change(key, (each) => (each.start === start && each.end === end ? { ...each, verdict } : each));
  }

  async function keep(): Promise<boolean> {
    if (!own?.recorded || state.status !== 'matched' || keeping.current) return false;
    const { sentences } = own.recorded;
    const found = state.stretches.flatMap(({ key, start, end }) => {
      const text = sentences.find((each) => each.key === key)?.text;
      return start === null || end === null || text === undefined
        ? []
        : [{ key, text, start, end }];
    });
    keeping.current = true;
    setKeeping(true);
    let isKept = false;
    try {
      await own.door.keepStretches(own.project, state.file, found);
      setState({ status: 'none' });
      isKept = true;
    } catch (cause) {
      const isFull = codeOf(cause) === 'storage-full' && cause instanceof Error;
      toast.show({
        tone: 'danger',
        children: isFull ? cause.message : 'The recording could not be kept. Try again.',
      });
    }
    keeping.current = false;
    setKeeping(false);
    return isKept;
  }

  return {
    state,
    isKeeping,
    take: (file) => {
      if (own) void read(own, file);
    },
    takeFirst: (key) => {
      change(key, ({ first, ...each }) => ({ ...each, ...first }));
      if (own?.recorded) void compare(own, own.recorded, key);
    },
    cancel: () => {
      if (keeping.current) return;
      running.current?.abort();
      setState({ status: 'none' });
    },
    move: (key, edge, seconds) =>
      setState((before) =>
        before.status === 'matched'
          ? {
              ...before,
              stretches: moveEdge(before.stretches, before.recording.duration, {
                key,
                edge,
                seconds,
              }),
            }
          : before,
      ),
    moved: (key) => {
      if (own?.recorded) void compare(own, own.recorded, key);
    },
    keep,
  };
}
