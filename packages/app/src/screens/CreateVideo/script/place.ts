import type { TextRange } from '@lectern/studio/marks';

/** What mends a place: the words of its button, and the ranges that change. */
export interface PlaceFix {
  label: string;
  /** What takes the place of each of the place's ranges. */
  becomes: string;
}

/** A place of a script that no voice can speak as it is written. */
export interface Place {
  /** In order; a tag and the one that closes it are one place. */
  ranges: readonly [TextRange, ...TextRange[]];
  /** As it is written, cut where it is long. */
  written: string;
  /** What it is, in a few words. */
  title: string;
  /** Why, and what to do, in one sentence or two. */
  text: string;
  fixes: readonly PlaceFix[];
  /** The words will be missing from the film. */
  isLeftOut?: boolean;
  /** Words in square brackets, for the user to fill in. */
  isGap?: boolean;
}

/** The way out of most. */
export const TAKE_OUT: PlaceFix = { label: 'Take it out', becomes: '' };
const SHOWN = 40;

/** As much of what is written as names it. */
export const cut = (written: string): string =>
  written.length > SHOWN ? `${written.slice(0, SHOWN - 1).trimEnd()}…` : written;

/** What is said below the script of marks that are none; undefined where there are none. */
export function leftOutWords(places: readonly Place[]): string | undefined {
  const words = places.filter(({ isLeftOut }) => isLeftOut).map(({ written }) => written);
  if (words.length === 0) return undefined;
  const names = new Intl.ListFormat('en').format([...new Set(words)]);
  return words.length === 1
    ? `${names} is not a gesture we know: it is neither spoken nor played.`
    : `${names} are not gestures we know: they are neither spoken nor played.`;
}
