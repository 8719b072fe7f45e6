import { findMarks, type Gesture, type TextRange } from '@lectern/studio/marks';
import type { ScriptChip as Chip } from '@lectern/ui';
import { gestureChoice } from './gestures/gestureChoices.ts';
import type { Place } from './place.ts';
import type { Selection } from './textHistory.ts';

/** A highlighted part of the script in the editor. */
interface MarkedRange extends TextRange {
  kind: 'note' | 'word' | 'trouble' | 'current' | 'danger' | 'gap';
  chip?: Chip;
  isSelected?: boolean;
}

/** One object per chip, so that a paragraph stays equal between keystrokes. */
const chips = new Map<string, Chip>();

/** Returns the chip of a gesture, labelled with its own words, which are as wide as its mark. */
function chipOf(gesture: Gesture, written: string): Chip {
  const words = written
    .replaceAll(/[[\]\s_]+/gu, ' ')
    .trim()
    .toLowerCase();
  const label = words.slice(0, 1).toUpperCase() + words.slice(1);
  const { icon, turn } = gestureChoice(gesture);
  const chip = chips.get(label) ?? { label, icon, ...(turn !== undefined && { turn }) };
  chips.set(label, chip);
  return chip;
}

/** Returns the highlighted ranges in the editor: the marks, and the words that they apply to. */
export function markedRanges(script: string, selection: Selection | null): MarkedRange[] {
  return findMarks(script).flatMap((mark): MarkedRange[] => {
    const { from, to } = mark;
    if (mark.kind === 'gesture') {
      const isSelected = selection !== null && selection.start <= from && to <= selection.end;
      const chip = chipOf(mark.gesture, script.slice(from, to));
      return [{ from, to, kind: 'note', chip, ...(isSelected && { isSelected }) }];
    }
    if (mark.kind === 'unknown') return [{ from, to, kind: 'danger' }];
    if (mark.kind !== 'pause' && mark.kind !== 'say') return [];
    const note = { from, to, kind: 'note' as const };
    const isAbout = mark.kind === 'say' && mark.word.to > mark.word.from;
    return isAbout ? [{ ...mark.word, kind: 'word' as const }, note] : [note];
  });
}

/** Adds the places that no voice can speak, which take precedence over marks. */
export function withPlaces(
  marks: readonly MarkedRange[],
  places: readonly Place[],
  current: number | null,
): MarkedRange[] {
  if (places.length === 0) return [...marks];
  const troubles = places.flatMap(({ ranges, isLeftOut = false, isGap = false }, index) =>
    ranges.map(({ from, to }): MarkedRange => {
      const other = isLeftOut ? 'danger' : 'trouble';
      if (isGap) return { from, to, kind: 'gap' };
      return { from, to, kind: index === current ? 'current' : other };
    }),
  );
  const apart = marks.filter(
    (mark) => !troubles.some(({ from, to }) => from < mark.to && mark.from < to),
  );
  return [...apart, ...troubles].toSorted((one, other) => one.from - other.from);
}
