/** The caret or selection, in UTF-16 units. */
export interface Selection {
  start: number;
  end: number;
}

/**
 * An edit that can be undone or redone: at `at`, `inserted` replaced `removed`. Long texts are not copied.
 */
interface Edit {
  at: number;
  removed: string;
  inserted: string;
  /** The selection before the edit, which undo restores. */
  before: Selection;
}

/** A text with its past and future. Immutable. */
export interface TextHistory {
  text: string;
  past: readonly Edit[];
  future: readonly Edit[];
  /** Position and time (ms) of the end of the last edit, as long as typing may continue the same step. */
  run: { caret: number; time: number; kind: 'insert' | 'delete' } | null;
}

/** Maximum number of steps that can be undone. */
export const HISTORY_LIMIT = 200;
/** Pause in typing after which a new step starts, in milliseconds. */
const RUN_PAUSE = 1_000;

export function createHistory(text: string): TextHistory {
  return { text, past: [], future: [], run: null };
}

/** Returns the smallest replacement that turns one text into the other; null if they are equal. */
function difference(from: string, to: string): Omit<Edit, 'before'> | null {
  if (from === to) return null;
  const shorter = Math.min(from.length, to.length);
  let at = 0;
  while (at < shorter && from.charCodeAt(at) === to.charCodeAt(at)) at += 1;
  let tail = 0;
  while (
    tail < shorter - at &&
    from.charCodeAt(from.length - 1 - tail) === to.charCodeAt(to.length - 1 - tail)
  ) {
    tail += 1;
  }
  return {
    at,
    removed: from.slice(at, from.length - tail),
    inserted: to.slice(at, to.length - tail),
  };
}

function replace(text: string, at: number, length: number, by: string): string {
  return text.slice(0, at) + by + text.slice(at + length);
}

/** Merges two edits into one step if the second continues where the first ended; null otherwise. */
function joined(last: Edit, next: Edit, history: TextHistory, time: number): Edit | null {
  const { run } = history;
  if (!run || time - run.time > RUN_PAUSE || last.inserted.includes('\n')) return null;
  if (run.kind === 'insert' && next.removed === '' && next.at === run.caret) {
    // A word started after a space is its own step.
    if (/\s$/.test(last.inserted) && /^\S/.test(next.inserted)) return null;
    return { ...last, inserted: last.inserted + next.inserted };
  }
  if (run.kind === 'delete' && next.inserted === '' && last.inserted === '') {
    // Backspace moves towards the start, Delete stays in place.
    if (next.at + next.removed.length === last.at) {
      return { ...last, at: next.at, removed: next.removed + last.removed };
    }
    if (next.at === last.at) return { ...last, removed: last.removed + next.removed };
  }
  return null;
}

export interface TypedText {
  text: string;
  /** The selection before the change. */
  before: Selection;
  /** Milliseconds; only differences count. */
  time: number;
}

/** Records typing. Continuous typing stays in one step, word by word. */
export function typed(history: TextHistory, { text, before, time }: TypedText): TextHistory {
  const change = difference(history.text, text);
  if (!change) return history;
  const edit: Edit = { ...change, before };
  const last = history.past.at(-1);
  const merged = last ? joined(last, edit, history, time) : null;
  const past = merged ? [...history.past.slice(0, -1), merged] : [...history.past, edit];
  const kind = change.inserted === '' ? 'delete' : 'insert';
  return {
    text,
    past: past.slice(-HISTORY_LIMIT),
    future: [],
    run: { caret: change.at + change.inserted.length, time, kind },
  };
}

/** Records that the whole text was replaced (generated, loaded), as its own step. */
export function replaced(history: TextHistory, text: string, before: Selection): TextHistory {
  const change = difference(history.text, text);
  if (!change) return { ...history, run: null };
  return {
    text,
    past: [...history.past, { ...change, before }].slice(-HISTORY_LIMIT),
    future: [],
    run: null,
  };
}

/** The result of an undo or redo: the new history and the selection. */
export interface HistoryStep {
  history: TextHistory;
  selection: Selection;
}

/** Undoes one step; null at the beginning. */
export function undo(history: TextHistory): HistoryStep | null {
  const edit = history.past.at(-1);
  if (!edit) return null;
  return {
    history: {
      text: replace(history.text, edit.at, edit.inserted.length, edit.removed),
      past: history.past.slice(0, -1),
      future: [...history.future, edit],
      run: null,
    },
    selection: edit.before,
  };
}

/** Redoes one step; null if nothing was undone. */
export function redo(history: TextHistory): HistoryStep | null {
  const edit = history.future.at(-1);
  if (!edit) return null;
  const caret = edit.at + edit.inserted.length;
  return {
    history: {
      text: replace(history.text, edit.at, edit.removed.length, edit.inserted),
      past: [...history.past, edit],
      future: history.future.slice(0, -1),
      run: null,
    },
    selection: { start: caret, end: caret },
  };
}
