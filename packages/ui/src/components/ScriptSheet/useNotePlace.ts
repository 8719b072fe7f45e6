import { type RefObject, useLayoutEffect, useRef } from 'react';
import { CURRENT_MARK } from './ScriptMarks.tsx';

/** Distances in px between a place and its note, and between a note and the edges of the sheet. */
const GAP = 10;
const EDGE = 16;

/** Places a note below the mark that it is about, inside the sheet. */
export function useNotePlace(isShown: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // After every render, because text, marks or the width may have changed.
  useLayoutEffect(() => {
    const page = ref.current?.parentElement;
    if (!isShown || !page) return undefined;
    const put = () => {
      const note = ref.current;
      const mark = page.querySelector(`[${CURRENT_MARK}]`);
      if (!note || !mark) return;
      const sheet = page.getBoundingClientRect();
      const place = mark.getClientRects()[0] ?? mark.getBoundingClientRect();
      note.style.insetBlockStart = `${place.bottom - sheet.top + GAP}px`;
      // On phones the note is as wide as the sheet; the stylesheet sets its start.
      const isNarrow = note.offsetWidth + 4 * EDGE > sheet.width;
      const isRightToLeft = getComputedStyle(page).direction === 'rtl';
      const start = isRightToLeft ? sheet.right - place.right : place.left - sheet.left;
      const most = sheet.width - note.offsetWidth - EDGE;
      note.style.insetInlineStart = isNarrow ? '' : `${Math.max(EDGE, Math.min(start, most))}px`;
    };
    put();
    const observer = new ResizeObserver(put);
    observer.observe(page);
    return () => observer.disconnect();
  });
  return ref;
}
