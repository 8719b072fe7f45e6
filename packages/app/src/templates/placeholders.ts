import { findMarks } from '@lectern/studio/marks';

/** A range in a text, in UTF-16 units, half-open. */
export interface Placeholder {
  from: number;
  to: number;
}

/** Matches square brackets around a few words on one line. */
const PLACEHOLDER = /\[[^[\]\r\n]{1,120}\]/gu;
/** Matches the start of a mark: `[say ]` is an unfinished one. */
const MARK = /^\[[ \t]*(?:pause(?![\p{L}\p{N}_])|say[ \t])/iu;

/** Returns the [placeholders] of a script that are still to be replaced, in order. */
export function findPlaceholders(text: string): Placeholder[] {
  if (!text.includes('[')) return [];
  const marks = new Set(findMarks(text).map(({ from }) => from));
  return Array.from(text.matchAll(PLACEHOLDER))
    .filter(({ 0: match, index }) => !MARK.test(match) && !marks.has(index))
    .map(({ 0: match, index }) => ({ from: index, to: index + match.length }));
}

/**
 * Returns the first one that starts at or after `place`, otherwise the first of all; null if there is none.
 */
export function placeholderAfter(text: string, place: number): Placeholder | null {
  const all = findPlaceholders(text);
  return all.find(({ from }) => from >= place) ?? all[0] ?? null;
}

/** Selects the next placeholder of a text field, ready to be typed over, and scrolls it into view. */
export function selectPlaceholder(area: HTMLTextAreaElement, place: number): void {
  const found = placeholderAfter(area.value, place);
  if (!found) return;
  // Browsers scroll a field to its caret when it takes focus, not when a selection is set.
  area.blur();
  area.setSelectionRange(found.from, found.from);
  area.focus();
  area.setSelectionRange(found.from, found.to);
}
