import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { PAGE_STEPS } from './numberRange.ts';
import type { useNumber } from './useNumber.ts';

/** Milliseconds that a spoken number stays in the page, where it could be read a second time. */
const SAID_FOR = 5000;

/** The text that an edit would leave; `null` where the browser alone knows, as for undo. */
function textAfter(input: HTMLInputElement, added: string | null): string | null {
  const { value, selectionStart, selectionEnd } = input;
  if (added === null) return null;
  return `${value.slice(0, selectionStart ?? 0)}${added}${value.slice(selectionEnd ?? 0)}`;
}

/** Keys, typing and leaving of a number's input (ARIA APG, Spinbutton). */
export function useNumberInput(number: ReturnType<typeof useNumber>, isFixed: boolean) {
  const { notation, range, current, take, commit } = number;
  const ref = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState({ words: '', times: 0 });
  const say = (words: string) => setSaid(({ times }) => ({ words, times: times + 1 }));

  useEffect(() => {
    if (said.words === '') return undefined;
    const timer = setTimeout(() => setSaid((last) => ({ ...last, words: '' })), SAID_FOR);
    return () => clearTimeout(timer);
  }, [said]);

  const refuse = useEffectEvent((event: InputEvent) => {
    const next = ref.current && textAfter(ref.current, event.data);
    // Before it stands there: the caret and the browser's undo stay as they are.
    if (next !== null && !notation.isPart(next, range.allowsNegative)) event.preventDefault();
  });
  const reset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented) take(number.initial);
  });
  useEffect(() => {
    const input = ref.current;
    const form = input?.form;
    const onBeforeInput = (event: InputEvent) => refuse(event);
    const onReset = (event: Event) => reset(event);
    input?.addEventListener('beforeinput', onBeforeInput);
    form?.addEventListener('reset', onReset);
    return () => {
      input?.removeEventListener('beforeinput', onBeforeInput);
      form?.removeEventListener('reset', onReset);
    };
  }, []);

  const spoken = (value: number | null) => notation.format(value).replace('-', '−');

  function goTo(value: number): void {
    take(value);
    // Screen readers do not follow a text that changes under its caret.
    say(spoken(value));
  }

  const step = (steps: number) => goTo(range.next(current, steps));

  function commitAloud(text?: string): void {
    const before = text ?? number.text;
    const taken = commit(text);
    if (notation.format(taken) !== before) say(spoken(taken));
  }

  const byKey: Record<string, (() => void) | undefined> = {
    ArrowUp: () => step(1),
    ArrowDown: () => step(-1),
    PageUp: () => step(PAGE_STEPS),
    PageDown: () => step(-PAGE_STEPS),
    Home: range.lowest === undefined ? undefined : () => goTo(range.lowest ?? 0),
    End: range.highest === undefined ? undefined : () => goTo(range.highest ?? 0),
  };

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isFixed || isOther || event.nativeEvent.isComposing) return;
    // A form that this key sends takes the number along.
    if (event.key === 'Enter') flushSync(() => commitAloud());
    const go = byKey[event.key];
    if (!go) return;
    event.preventDefault();
    // What stands around, as a toolbar, moves by the same keys.
    event.stopPropagation();
    go();
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (isFixed || (selectionEnd ?? 0) - (selectionStart ?? 0) !== value.length) return;
    // In place of the whole it may be written in any way, as '1 200': it is read at once.
    event.preventDefault();
    commitAloud(event.clipboardData.getData('text/plain').trim());
  }

  return {
    ref,
    step,
    /** For a live region; `times` tells the same words apart that are said again. */
    said,
    // Captured, so that `onBlur` of the field finds the number taken over.
    handlers: { onKeyDown, onPaste, onBlurCapture: () => commitAloud() },
  };
}
