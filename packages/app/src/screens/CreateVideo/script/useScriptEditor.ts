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

/** What can be done to a text; the same object from key to key. */
export interface ScriptActions {
  textAreaRef: RefObject<HTMLTextAreaElement | null>;
  /** The text of this very moment. */
  read: () => string;
  /** Another text takes the place of all of it, as one step that can be undone. */
  replace: (text: string) => void;
  /** As `replace`, and selects what was changed. */
  edit: (edited: EditedScript) => void;
  undo: () => void;
  redo: () => void;
}

export interface ScriptEditor extends ScriptActions {
  value: string;
  /** The same, as the text area has it: no line ends inside a chip. */
  shown: string;
  /** The user typed into what is shown. */
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
 * A text with a history of its own. The browser's is broken by every change that is not typed
 * (a generated script, a restored draft), so that its keys and menu items are answered here too.
 *
 * @param text the journey's script; one that changed elsewhere (another tab) is a step to undo
 */
export function useScriptEditor(text: string, onText: (text: string) => void): ScriptEditor {
  const [history, setHistory] = useState<TextHistory>(() => createHistory(text));
  const current = useRef(history);
  const textAreaRef = useRef<HTMLTextAreaElement>(null);
  /** Where the selection stood before the change that is under way. */
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
    // A chip that was just finished or broken is shown in other words, which would move the caret.
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
