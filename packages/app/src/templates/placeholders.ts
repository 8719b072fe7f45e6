import { findMarks } from '@lectern/studio/marks';

/** A place in a text, UTF-16 units, half open. */
export interface Placeholder {
  from: number;
  to: number;
}

/** Square brackets around a few words of one line. */
const PLACEHOLDER = /\[[^[\]\r\n]{1,120}\]/gu;
/** The beginning of a mark: `[say ]` is one that is not finished. */
const MARK = /^\[[ \t]*(?:pause(?![\p{L}\p{N}_])|say[ \t])/iu;

/** The [placeholders] of a script that are still to be replaced, in their order. */
export function findPlaceholders(text: string): Placeholder[] {
  if (!text.includes('[')) return [];
  const marks = new Set(findMarks(text).map(({ from }) => from));
  return Array.from(text.matchAll(PLACEHOLDER))
    .filter(({ 0: match, index }) => !MARK.test(match) && !marks.has(index))
    .map(({ 0: match, index }) => ({ from: index, to: index + match.length }));
}

/** The first one that begins at `place` or after it, else the first of all; null where there is none. */
export function placeholderAfter(text: string, place: number): Placeholder | null {
  const all = findPlaceholders(text);
  return all.find(({ from }) => from >= place) ?? all[0] ?? null;
}

/** Selects the next placeholder of a text field, ready to be typed over, and brings it into view. */
export function selectPlaceholder(area: HTMLTextAreaElement, place: number): void {
  const found = placeholderAfter(area.value, place);
  if (!found) return;
  // Browsers scroll a field to its caret when it takes focus, not when a selection is set.
  area.blur();
  area.setSelectionRange(found.from, found.from);
  area.focus();
  area.setSelectionRange(found.from, found.to);
}
