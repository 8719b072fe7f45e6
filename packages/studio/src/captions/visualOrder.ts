/*
 * Orders the words of lines in both directions by Unicode's bidirectional algorithm (UAX #9). Words are
 * moved as a whole, because each is drawn separately and has its own time: the canvas orders the letters
 * inside a word.
 */
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

type Direction = 'ltr' | 'rtl';

/** Letters and digits: characters with a position of their own, unlike the marks around them. */
const PLACED = /[\p{L}\p{N}]/u;

/** Whether a letter's bidirectional type is right to left. */
const isRight = (letter: string) => /^(?:R|AL)$/.test(bidi.getBidiCharTypeName(letter));

/** Whether a text has letters that are written from right to left. */
export const hasRightToLeft = (text: string): boolean => Array.from(text).some(isRight);

/** Returns the direction of a caption: that of most of its words, by their first letters. */
export function baseDirection(words: readonly string[]): Direction {
  const letters = words.flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  const right = letters.filter(isRight).length;
  return right > 0 && 2 * right >= letters.length ? 'rtl' : 'ltr';
}

export interface VisualWord {
  /** Index in the line. */
  index: number;
  /** The direction in which the canvas orders its letters and the marks around them. */
  direction: Direction;
}

/**
 * Returns the words of a line in visual order, from left to right. A text of several words, such as a title's
 * line, has the base direction: the canvas orders its words.
 */
export function visualOrder(words: readonly string[], base: Direction): VisualWord[] {
  const line = words.join(' ');
  const embedding = bidi.getEmbeddingLevels(line, base);
  const places = new Map(
    bidi.getReorderedIndices(line, embedding).map((at, place) => [at, place] as const),
  );
  let start = 0;
  const placed = words.map((word, index) => {
    const anchor = start + Math.max(0, word.search(PLACED));
    const last = start + Math.max(0, word.length - 1);
    start += word.length + 1;
    // A mark after a word may belong to the line: 'Lectern.' ends an Arabic line at its left.
    const own: Direction = (embedding.levels[last] ?? 0) % 2 === 1 ? 'rtl' : 'ltr';
    const direction = /\s/u.test(word) ? base : own;
    return { index, direction, place: places.get(anchor) ?? index };
  });
  return placed
    .toSorted((a, b) => a.place - b.place)
    .map(({ index, direction }) => ({ index, direction }));
}
