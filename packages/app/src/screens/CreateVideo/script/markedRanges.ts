import { findMarks, type TextRange } from '@lectern/studio/marks';
import type { Place } from './place.ts';

/** A part of the script that stands out in the editor. */
interface MarkedRange extends TextRange {
  kind: 'note' | 'word' | 'trouble' | 'current';
}

/** What stands out in the editor: the marks, and the words that they are about. */
export function markedRanges(script: string): MarkedRange[] {
  return findMarks(script).flatMap((mark) => {
    if (mark.kind !== 'pause' && mark.kind !== 'say') return [];
    const note = { from: mark.from, to: mark.to, kind: 'note' as const };
    const isAbout = mark.kind === 'say' && mark.word.to > mark.word.from;
    return isAbout ? [{ ...mark.word, kind: 'word' as const }, note] : [note];
  });
}

/** The same with the places that no voice can speak, which win over marks. */
export function withPlaces(
  marks: readonly MarkedRange[],
  places: readonly Place[],
  current: number | null,
): MarkedRange[] {
  if (places.length === 0) return [...marks];
  const troubles = places.flatMap(({ ranges }, index) =>
    ranges.map(({ from, to }): MarkedRange => {
      return { from, to, kind: index === current ? 'current' : 'trouble' };
    }),
  );
  const apart = marks.filter(
    (mark) => !troubles.some(({ from, to }) => from < mark.to && mark.from < to),
  );
  return [...apart, ...troubles].toSorted((one, other) => one.from - other.from);
}
