import { findMarks, type Gesture, type GestureMark, type TextRange } from '@lectern/studio/marks';
import type { EditedScript } from '../scriptMarks.ts';
import type { Selection } from '../textHistory.ts';
import { gestureChoice } from './gestureChoices.ts';

/** Returns the marks that are chips, each of which is one character to the caret. */
export function chipsOf(script: string): GestureMark[] {
  return findMarks(script).filter((mark) => mark.kind === 'gesture');
}

const NO_BREAK = '\u00A0';

function insideChips(script: string, replace: (words: string) => string): string {
  return chipsOf(script).reduceRight(
    (text, { from, to }) => text.slice(0, from) + replace(text.slice(from, to)) + text.slice(to),
    script,
  );
}

/**
 * Returns the script for editing: no line breaks inside a chip. The length stays the same, and so does
 * every position.
 */
export const unbroken = (script: string): string =>
  insideChips(script, (words) => words.replaceAll(' ', NO_BREAK));

/** Returns the script for storage, without the characters that `unbroken` inserted. */
export const asWritten = (script: string): string =>
  insideChips(script, (words) => words.replaceAll(NO_BREAK, ' '));

const isInside = (place: number, { from, to }: TextRange): boolean => from < place && place < to;

/** Returns the chip that a selection covers exactly. */
export const selectedChip = (
  chips: readonly GestureMark[],
  { start, end }: Selection,
): GestureMark | undefined => chips.find(({ from, to }) => from === start && to === end);

/**
 * Returns the new place of a selection that keys have moved into a chip: over it, in the direction of the
 * movement. Null if it stays.
 */
export function steppedOver(
  chips: readonly TextRange[],
  before: Selection,
  now: Selection,
): Selection | null {
  const step = (place: number, last: number): number => {
    const chip = chips.find((each) => isInside(place, each));
    if (!chip) return place;
    return last >= chip.to ? chip.from : chip.to;
  };
  const start = step(now.start, before.start);
  const end = now.start === now.end ? start : step(now.end, before.end);
  return start === now.start && end === now.end ? null : { start, end };
}

/** Returns the new place of a selection that a pointer has put into a chip: around it. Null if it stays. */
export function widened(chips: readonly TextRange[], { start, end }: Selection): Selection | null {
  const from = chips.find((chip) => isInside(start, chip))?.from ?? start;
  const to = chips.find((chip) => isInside(end, chip))?.to ?? end;
  return from === start && to === end ? null : { start: from, end: to };
}

/** Returns a script without a range; if there are spaces on both sides, the one after it is removed too. */
function without(script: string, { from, to }: TextRange): EditedScript {
  const isApart = /(?:^|\s)$/u.test(script.slice(0, from)) && script[to] === ' ';
  return {
    text: script.slice(0, from) + script.slice(isApart ? to + 1 : to),
    selection: { start: from, end: from },
  };
}

/**
 * Returns the result of a deletion that took a part of a chip, or exactly a chip: the whole chip is
 * deleted. Null for any other change.
 *
 * @param at where the caret is after it
 */
export function deletedWhole(before: string, after: string, at: number): EditedScript | null {
  const end = at + before.length - after.length;
  if (end <= at || before.slice(0, at) + before.slice(end) !== after) return null;
  const cut = chipsOf(before).filter(({ from, to }) => from < end && at < to);
  const isChip = cut.some(({ from, to }) => (from === at && to === end) || from < at || end < to);
  if (!isChip) return null;
  const from = Math.min(at, ...cut.map((chip) => chip.from));
  return without(before, { from, to: Math.max(end, ...cut.map((chip) => chip.to)) });
}

/** Returns the start of the word at a position. */
function wordStart(script: string, place: number): number {
  if (!/^[\p{L}\p{M}\p{N}]/u.test(script.slice(place, place + 2))) return place;
  return place - (/[\p{L}\p{M}\p{N}’'-]*$/u.exec(script.slice(0, place))?.[0].length ?? 0);
}

/** Inserts a gesture before the selected word, or replaces the selected chip. */
export function insertGesture(
  script: string,
  selection: Selection,
  gesture: Gesture,
): EditedScript {
  const mark = `[${gestureChoice(gesture).label.toLowerCase()}]`;
  const chips = chipsOf(script);
  const old = selectedChip(chips, selection);
  if (old) {
    const end = old.from + mark.length;
    return {
      text: script.slice(0, old.from) + mark + script.slice(old.to),
      selection: { start: end, end },
    };
  }
  const around = findMarks(script).find((each) => isInside(selection.start, each));
  const at = around ? around.to : wordStart(script, selection.start);
  const lead = /(?:^|[\s\p{Ps}\p{Pi}])$/u.test(script.slice(0, at)) ? '' : ' ';
  const tail = /^(?:\s|[.,;:!?]|$)/u.test(script.slice(at)) ? '' : ' ';
  const end = at + lead.length + mark.length;
  return {
    text: script.slice(0, at) + lead + mark + tail + script.slice(at),
    selection: { start: end, end },
  };
}
