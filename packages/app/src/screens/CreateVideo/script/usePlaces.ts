import {
  type CanDraw,
  captionFont,
  drawingTest,
  needsFaces,
  signsOfFaces,
} from '@lectern/studio/looks';
import { useDeferredValue, useState } from 'react';
import { useAnswer } from '../../../lib/useAnswer.ts';
import { useEventListener } from '../../../lib/useEventListener.ts';
import type { Place, PlaceFix } from './place.ts';
import { findPlaces, mendPlace } from './places.ts';
import type { ScriptActions } from './useScriptEditor.ts';

export interface ScriptPlaces {
  places: readonly Place[];
  /** Index of the one whose note is open; null where none is. */
  current: number | null;
  /** Opens the note of a place and selects its words. */
  show: (index: number) => void;
  /** Opens the next note or the one before, round at both ends. */
  turn: (by: 1 | -1) => void;
  mend: (fix: PlaceFix) => void;
}

let drawing: CanDraw | undefined;

/** One canvas for the whole page, made when it is first needed. */
const hasMachine: CanDraw = (sign) => {
  drawing ??= drawingTest(captionFont);
  return drawing(sign);
};

/** What a film can draw: what this machine has, and what the faces have that films load. */
function useCanDraw(script: string): CanDraw {
  const faces = useAnswer(needsFaces(script) ? 'faces' : null, signsOfFaces);
  return (sign) =>
    // Nothing is told of a sign before it is known.
    faces.isPending || faces.value?.(sign) === true || hasMachine(sign);
}

/**
 * The places of a script that no voice can speak, and which of them is looked at. Alt with an arrow
 * goes to the next one, Escape closes the note, and so does typing elsewhere.
 */
export function usePlaces(
  script: string,
  { textAreaRef, read, edit }: ScriptActions,
): ScriptPlaces {
  const settled = useDeferredValue(script);
  const canDraw = useCanDraw(settled);
  const places = findPlaces(settled, canDraw);
  const [chosen, setChosen] = useState<number | null>(null);
  // Mended or typed over: the next place takes its number, and after the last there is none.
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
    if (places.length === 0) return;
    const caret = textAreaRef.current?.selectionStart ?? 0;
    const next = places.findIndex(({ ranges }) => ranges[0].from > caret);
    const before = places.findLastIndex(({ ranges }) => ranges[0].from < caret);
    const start = by === 1 ? next : before;
    const index = current === null ? start : current + by;
    show((index + places.length) % places.length);
  }

  function mend(fix: PlaceFix): void {
    const place = current === null ? undefined : places[current];
    // Typed since it was found: what lies there now is not what the note is about.
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
    // Typing takes the place of a gap.
    const gap = places[at]?.isGap && area.selectionEnd === caret ? places[at].ranges[0] : null;
    if (gap) area.setSelectionRange(gap.from, gap.to);
  });
  useEventListener('document', 'keydown', (event) => {
    const area = textAreaRef.current;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && event.altKey && !event.ctrlKey && !event.metaKey) {
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
