import {
  type CanDraw,
  captionFont,
  drawingTest,
  needsFaces,
  signsOfFaces,
} from '@lectern/studio/looks';
import { useDeferredValue, useState } from 'react';
import { useAnswer } from '../../../lib/calls/useAnswer.ts';
import { useEventListener } from '../../../lib/useEventListener.ts';
import { type Place, type PlaceFix, placeFrom } from './place.ts';
import { findPlaces, mendPlace } from './places.ts';
import type { ScriptActions } from './useScriptEditor.ts';

export interface ScriptPlaces {
  places: readonly Place[];
  /** Index of the place whose note is open; null if none is. */
  current: number | null;
  /** Opens the note of a place and selects its text. */
  show: (index: number) => void;
  /** Opens the next or previous note, wrapping around at both ends. */
  turn: (by: 1 | -1) => void;
  mend: (fix: PlaceFix) => void;
}

let drawing: CanDraw | undefined;

/** One canvas for the whole page, created on first use. */
const hasMachine: CanDraw = (sign) => {
  drawing ??= drawingTest(captionFont);
  return drawing(sign);
};

/** Tests what a film can draw: symbols of this device, and of the font faces that films load. */
function useCanDraw(script: string): CanDraw {
  const faces = useAnswer(needsFaces(script) ? 'faces' : null, signsOfFaces);
  return (sign) =>
    // No symbol is reported before the faces are loaded.
    faces.isPending || faces.value?.(sign) === true || hasMachine(sign);
}

/**
 * The places of a script that no voice can speak, and the current one. Alt with an arrow key moves to the
 * next one; Escape closes the note, and so does a click elsewhere in the script.
 */
export function usePlaces(
  script: string,
  { textAreaRef, read, edit }: ScriptActions,
): ScriptPlaces {
  const settled = useDeferredValue(script);
  const canDraw = useCanDraw(settled);
  const places = findPlaces(settled, canDraw);
  const [chosen, setChosen] = useState<number | null>(null);
  // After a place is fixed or typed over, the next one takes its index; after the last there is none.
  const current = chosen !== null && chosen < places.length ? chosen : null;

  function show(index: number): void {
    const range = places[index]?.ranges[0];
    const area = textAreaRef.current;
    if (!range || !area) return;
    setChosen(index);
    area.focus();
    area.setSelectionRange(range.from, range.to);
  }

  function turn(by: 1 | -1): void {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = textAreaRef.current ?? {};
    const index =
      current === null
        ? placeFrom(places, { start, end }, by)
        : (current + by + places.length) % places.length;
    if (index !== null) show(index);
  }

  function mend(fix: PlaceFix): void {
    const place = current === null ? undefined : places[current];
    // The user has typed since it was found, so the note no longer applies to the text there.
    if (!place || read() !== settled) return;
    edit(mendPlace(settled, place, fix));
    textAreaRef.current?.focus();
  }

  useEventListener('document', 'click', ({ target }) => {
    const area = textAreaRef.current;
    if (!area || target !== area) return;
    const caret = area.selectionStart;
    const at = places.findIndex(({ ranges }) =>
      ranges.some(({ from, to }) => from <= caret && caret <= to),
    );
    setChosen(at === -1 ? null : at);
    // Typing replaces a gap.
    const gap = places[at]?.isGap && area.selectionEnd === caret ? places[at].ranges[0] : null;
    if (gap) area.setSelectionRange(gap.from, gap.to);
  });
  useEventListener('document', 'keydown', (event) => {
    const area = textAreaRef.current;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      // Without places, the keys move the caret by paragraphs on macOS.
      if (places.length === 0) return;
      if (document.activeElement !== area && current === null) return;
      event.preventDefault();
      turn(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && current !== null) {
      setChosen(null);
      area?.focus();
    }
  });

  return { places, current, show, turn, mend };
}
