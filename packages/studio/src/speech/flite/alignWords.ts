import type { TimedPhone } from '../../types.ts';

export interface WordTime {
  start: number;
  end: number;
}

/** Cost of omitting or inserting a phone. */
const GAP = 0.8;
/** Seconds; adjacent phones differ by less than this, through rounding. */
const SHORTEST_REST = 0.01;
const CLASSES: readonly string[][] = [
  'aa ae ah ao aw ax axr ay eh er ey ih iy ow oy uh uw'.split(' '),
  'p b'.split(' '),
  't d dh th'.split(' '),
  'k g'.split(' '),
  's z sh zh ch jh'.split(' '),
  'f v'.split(' '),
  'm n ng'.split(' '),
  'l r w y hh'.split(' '),
];
const CLASS_OF = new Map(
  CLASSES.flatMap((phones, index) => phones.map((phone): [string, number] => [phone, index])),
);

function substitution(a: string, b: string): number {
  if (a === b) return 0;
  return CLASS_OF.get(a) === CLASS_OF.get(b) ? 0.4 : 1.5;
}

/**
 * Finds the times of words in a spoken sentence.
 *
 * The engine reports when each phone sounds, but not which word it belongs to. The phones of each word
 * spoken in isolation are known, so both lists are aligned with the fewest changes (Needleman and Wunsch,
 * 1970): within a sentence, vowels weaken ('the', 'a') and consonants merge ('it to'), and nothing else
 * changes.
 *
 * @param words - Phones of each word spoken alone, without silence; empty for a silent word.
 * @param timed - Phones of the sentence, including silence.
 * @returns One time span for each word, ascending; words without a phone have no duration.
 */
export function alignWords(words: readonly string[][], timed: readonly TimedPhone[]): WordTime[] {
  if (words.length === 0) return [];
  const owners = words.flatMap((phones, word) => phones.map(() => word));
  const expected = words.flat();
  const heard = timed.filter(({ phone }) => phone !== 'pau');
  const matches = align(
    expected,
    heard.map(({ phone }) => phone),
  );
  const spans: (WordTime | undefined)[] = words.map(() => undefined);
  let current: number | undefined;
  heard.forEach((phone, i) => {
    const rested = phone.start - (heard[i - 1]?.end ?? phone.start) > SHORTEST_REST;
    // A phone that no word expects belongs to the word being spoken, or after a rest to the next one.
    if (current === undefined || rested)
      current = matches.slice(i).find((match) => match !== undefined) ?? current;
    current = matches[i] ?? current ?? 0;
    const word = owners[current] ?? 0;
    const span = spans[word];
    if (span) span.end = phone.end;
    else spans[word] = { start: phone.start, end: phone.end };
  });
  return fillGaps(spans, heard[0]?.start ?? 0);
}

/** Returns, for each heard phone, the index of the expected phone that it matches, if any. */
function align(expected: readonly string[], heard: readonly string[]): (number | undefined)[] {
  const width = heard.length + 1;
  const cost = new Float32Array((expected.length + 1) * width);
  const at = (row: number, column: number) => cost[row * width + column] ?? 0;
  for (let row = 0; row <= expected.length; row += 1) {
    for (let column = 0; column <= heard.length; column += 1) {
      if (row === 0 || column === 0) {
        cost[row * width + column] = (row + column) * GAP;
        continue;
      }
      const same = substitution(expected[row - 1] ?? '', heard[column - 1] ?? '');
      cost[row * width + column] = Math.min(
        at(row - 1, column - 1) + same,
        at(row - 1, column) + GAP,
        at(row, column - 1) + GAP,
      );
    }
  }
  const matches: (number | undefined)[] = heard.map(() => undefined);
  let row = expected.length;
  let column = heard.length;
  while (row > 0 && column > 0) {
    const same = substitution(expected[row - 1] ?? '', heard[column - 1] ?? '');
    const here = at(row, column);
    if (isNear(here, at(row - 1, column - 1) + same)) {
      matches[column - 1] = row - 1;
      row -= 1;
      column -= 1;
    } else if (isNear(here, at(row - 1, column) + GAP)) row -= 1;
    else column -= 1;
  }
  return matches;
}

/** The table stores 32-bit floats. */
function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-3;
}

/** Puts words without phones at the end of the word before, without a duration. */
function fillGaps(spans: readonly (WordTime | undefined)[], start: number): WordTime[] {
  let time = start;
  return spans.map((span) => {
    const filled = span ?? { start: time, end: time };
    time = filled.end;
    return filled;
  });
}
