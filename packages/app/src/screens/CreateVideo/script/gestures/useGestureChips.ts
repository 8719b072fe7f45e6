import type { GestureMark } from '@lectern/studio/marks';
import { useRef, useState } from 'react';
import { useEventListener } from '../../../../lib/useEventListener.ts';
import type { Selection } from '../textHistory.ts';
import type { ScriptActions } from '../useScriptEditor.ts';
import { chipsOf, selectedChip, steppedOver, widened } from './gestureEdits.ts';

export interface GestureChips {
  /** The selected part of the script; null for a caret. */
  selection: Selection | null;
  /** Announcement for screen readers about the chip that the caret has passed or that is selected. */
  heard: { text: string; count: number };
  isMenuOpen: boolean;
  setMenuOpen: (isOpen: boolean) => void;
}

const NOWHERE: Selection = { start: 0, end: 0 };
const areSame = (one: Selection, other: Selection): boolean =>
  one.start === other.start && one.end === other.end;

/**
 * Makes chips act as one character for caret and selection: keys step over them, a pointer selects them,
 * and Enter opens the menu for the selected one. `useScriptEditor` deletes them as a whole.
 */
export function useGestureChips({ textAreaRef, read }: ScriptActions): GestureChips {
  const last = useRef(NOWHERE);
  const isPointing = useRef(false);
  const [selection, setSelection] = useState<Selection | null>(null);
  const [heard, setHeard] = useState({ text: '', count: 0 });
  const [isMenuOpen, setMenuOpen] = useState(false);

  function selected(): Selection | null {
    const area = textAreaRef.current;
    if (!area || document.activeElement !== area) return null;
    return { start: area.selectionStart, end: area.selectionEnd };
  }

  function tell(chip: GestureMark | undefined): void {
    if (!chip) return;
    const words = read()
      .slice(chip.from + 1, chip.to - 1)
      .trim()
      .toLowerCase();
    setHeard(({ count }) => ({ text: `Gesture: ${words}`, count: count + 1 }));
  }

  /** Records a selection after moving it where it has to be. */
  function become(now: Selection, wanted: Selection | null): void {
    const area = textAreaRef.current;
    const next = wanted ?? now;
    if (wanted) area?.setSelectionRange(next.start, next.end, area.selectionDirection);
    const chips = chipsOf(read());
    const passed = wanted && chips.find(({ from, to }) => from < now.end && now.start < to);
    const isMoved = !areSame(last.current, next);
    last.current = next;
    if (isMoved) tell(selectedChip(chips, next) ?? passed ?? undefined);
    setSelection((shown) => {
      if (next.start === next.end) return null;
      return shown && areSame(shown, next) ? shown : next;
    });
  }

  function widen(): void {
    isPointing.current = false;
    const now = selected();
    if (now) become(now, widened(chipsOf(read()), now));
  }

  useEventListener('document', 'selectionchange', () => {
    const now = selected();
    if (!now) return;
    const isStep = !isPointing.current;
    become(now, isStep ? steppedOver(chipsOf(read()), last.current, now) : null);
  });
  useEventListener('document', 'pointerdown', ({ target }) => {
    isPointing.current = target === textAreaRef.current;
  });
  // On touch, the caret moves only after the finger was lifted.
  useEventListener('document', 'pointerup', ({ pointerType }) => {
    if (isPointing.current && pointerType === 'mouse') widen();
  });
  useEventListener('document', 'click', () => {
    if (isPointing.current) widen();
  });
  useEventListener('document', 'keydown', (event) => {
    isPointing.current = false;
    const area = textAreaRef.current;
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    if (key !== 'Enter' || ctrlKey || metaKey || altKey || shiftKey || isComposing) return;
    const now = selected();
    if (!now || !area || area.readOnly || !selectedChip(chipsOf(read()), now)) return;
    event.preventDefault();
    setMenuOpen(true);
  });

  return { selection, heard, isMenuOpen, setMenuOpen };
}
