import type { TextRange } from '@lectern/studio/marks';

/** A fix for a place: the label of its button, and the replacement. */
export interface PlaceFix {
  label: string;
  /** Replaces each of the place's ranges. */
  becomes: string;
}

/** A place in a script that no voice can speak, or no caption can show, as written. */
export interface Place {
  /** In order; an opening tag and its closing tag are one place. */
  ranges: readonly [TextRange, ...TextRange[]];
  /** The text as written, truncated if it is long. */
  written: string;
  /** The problem in a few words. */
  title: string;
  /** The reason, and what to do, in one or two sentences. */
  text: string;
  fixes: readonly PlaceFix[];
  /** The words will not appear in the film. */
  isLeftOut?: boolean;
  /** Words in square brackets, for the user to fill in. */
  isGap?: boolean;
  /** It may well be spoken, but captions in the picture leave it out. */
  isUndrawable?: boolean;
}

/** The most common fix. */
export const TAKE_OUT: PlaceFix = { label: 'Take it out', becomes: '' };
const SHOWN = 40;

/** Truncates text to a length that still identifies it. */
export const cut = (written: string): string =>
  written.length > SHOWN ? `${written.slice(0, SHOWN - 1).trimEnd()}…` : written;

/** Returns the warning below the script about unknown marks; undefined if there are none. */
export function leftOutWords(places: readonly Place[]): string | undefined {
  const words = places.filter(({ isLeftOut }) => isLeftOut).map(({ written }) => written);
  if (words.length === 0) return undefined;
  const names = new Intl.ListFormat('en').format([...new Set(words)]);
  return words.length === 1
    ? `${names} is not a gesture we know: it is neither spoken nor played.`
    : `${names} are not gestures we know: they are neither spoken nor played.`;
}

/** Returns the heading of a list of places, which claims no more than holds for all of them. */
export function placesTitle(places: readonly Place[]): string {
  const undrawable = places.filter(({ isUndrawable }) => isUndrawable).length;
  const count = places.length === 1 ? '1 place' : `${places.length} places`;
  if (undrawable === 0) return `${count} no voice can speak`;
  return undrawable === places.length ? `${count} captions cannot show` : `${count} to check`;
}

/** Returns the index of the next or previous place from a selection, wrapping around; null without places. */
export function placeFrom(
  places: readonly Place[],
  { start, end }: { start: number; end: number },
  by: 1 | -1,
): number | null {
  if (places.length === 0) return null;
  const next = places.findIndex(({ ranges }) => ranges[0].from >= end);
  const before = places.findLastIndex(({ ranges }) => ranges[0].from < start);
  if (by === 1) return next === -1 ? 0 : next;
  return before === -1 ? places.length - 1 : before;
}
