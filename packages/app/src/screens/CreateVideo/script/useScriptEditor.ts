import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { asWritten, deletedWhole, unbroken } from './gestures/gestureEdits.ts';
import type { EditedScript } from './scriptMarks.ts';
import {
  createHistory,
  type HistoryStep,
  redo as redoOf,
  replaced,
  type Selection,
  type TextHistory,
  typed,
  undo as undoOf,
} from './textHistory.ts';

/** Actions on a text; the same object between keystrokes. */
export interface ScriptActions {
  textAreaRef: RefObject<HTMLTextAreaElement | null>;
  /** Returns the current text. */
  read: () => string;
  /** Replaces the whole text, as one step that can be undone. */
  replace: (text: string) => void;
  /** Like `replace`, but also selects the change. */
  edit: (edited: EditedScript) => void;
  undo: () => void;
  redo: () => void;
}

export interface ScriptEditor extends ScriptActions {
  value: string;
  /** The value as shown in the text area, where no line breaks inside a chip. */
  shown: string;
  /** Called when the user types into the text shown. */
  onChange: (text: string) => void;
  canUndo: boolean;
  canRedo: boolean;
  actions: ScriptActions;
}

const isUndoKey = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): 'undo' | 'redo' | null => {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null;
};

/**
 * A text with its own history. The browser's history is broken by every change that is not typed (a
 * generated script, a restored draft), so its keys and menu items are handled here too.
 *
 * @param text the journey's script; a change made elsewhere (another tab) is a step to undo
 */
export function useScriptEditor(text: string, onText: (text: string) => void): ScriptEditor {
  const [history, setHistory] = useState<TextHistory>(() => createHistory(text));
  const current = useRef(history);
  const textAreaRef = useRef<HTMLTextAreaElement>(null);
  /** The selection before the current change. */
  const before = useRef<Selection>({ start: 0, end: 0 });
  const wanted = useRef<Selection | null>(null);

  if (text !== history.text) setHistory(replaced(history, text, { start: 0, end: 0 }));
  useLayoutEffect(() => {
    current.current = history;
    const selection = wanted.current;
    wanted.current = null;
    if (selection) textAreaRef.current?.setSelectionRange(selection.start, selection.end);
  }, [history]);

  function become(next: TextHistory): void {
    current.current = next;
    setHistory(next);
    onText(next.text);
  }

  function replaceAll(next: string): void {
    const area = textAreaRef.current;
    const selection = { start: area?.selectionStart ?? 0, end: area?.selectionEnd ?? 0 };
    become(replaced(current.current, next, selection));
  }

  function step(move: (history: TextHistory) => HistoryStep | null): void {
    const moved = move(current.current);
    if (!moved || textAreaRef.current?.readOnly) return;
    wanted.current = moved.selection;
    become(moved.history);
  }
  const undo = () => step(undoOf);
  const redo = () => step(redoOf);

  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const area = textAreaRef.current;
    if (area) before.current = { start: area.selectionStart, end: area.selectionEnd };
    if (event.inputType === 'historyUndo') undo();
    else if (event.inputType === 'historyRedo') redo();
    else return;
    event.preventDefault();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const wish = isUndoKey(event);
    if (wish === null) return;
    event.preventDefault();
    if (wish === 'undo') undo();
    else redo();
  });
  useEffect(() => {
    const area = textAreaRef.current;
    if (!area) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    area.addEventListener('beforeinput', (event) => onBeforeInput(event), { signal });
    area.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    return () => controller.abort();
  }, []);

  function edit({ text: next, selection }: EditedScript): void {
    if (next === current.current.text) return;
    wanted.current = selection;
    replaceAll(next);
  }
  const read = () => current.current.text;

  function change(shown: string): void {
    const next = asWritten(shown);
    const caret = textAreaRef.current?.selectionStart ?? 0;
    const whole = deletedWhole(current.current.text, next, caret);
    if (whole) {
      wanted.current = whole.selection;
      become(replaced(current.current, whole.text, before.current));
      return;
    }
    // The text shown for a chip that was just completed or broken differs, which would move the caret.
    if (unbroken(next) !== shown) wanted.current = { start: caret, end: caret };
    become(typed(current.current, { text: next, before: before.current, time: Date.now() }));
  }
  const actions = { textAreaRef, read, replace: replaceAll, edit, undo, redo };

  return {
    ...actions,
    actions,
    value: history.text,
    shown: unbroken(history.text),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    onChange: change,
  };
}
