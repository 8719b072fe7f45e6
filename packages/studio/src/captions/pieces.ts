import type { TimedWord } from '../types.ts';

/** Measures a text in the unit of a limit. */
type SizeOf = (text: string) => number;

/** Characters of URLs and compounds after which a long word may break without looking cut off. */
const SOFT_BREAK = /[/\\\-–—_.,?&=:;@]/u;

/**
 * Cuts words longer than a caption line into pieces that fit, dividing the word's time by length. Pieces
 * touch (`to` equals the next `from`), so {@link joinWords} puts no space between them.
 */
export function splitLongWords(
  words: readonly TimedWord[],
  limit: number,
  sizeOf: SizeOf = (text) => text.length,
): TimedWord[] {
  return words.flatMap((word) =>
    sizeOf(word.text) <= limit ? [word] : splitWord(word, limit, sizeOf),
  );
}

function splitWord(word: TimedWord, limit: number, sizeOf: SizeOf): TimedWord[] {
  const pieces: TimedWord[] = [];
  const seconds = (word.end - word.start) / word.text.length;
  let offset = 0;
  while (offset < word.text.length) {
    const length = pieceLength(word.text.slice(offset), limit, sizeOf);
    pieces.push({
      text: word.text.slice(offset, offset + length),
      start: word.start + offset * seconds,
      end: word.start + (offset + length) * seconds,
      from: word.from + offset,
      to: word.from + offset + length,
    });
    offset += length;
  }
  return pieces;
}

/**
 * The length of the next piece in UTF-16 code units: up to a natural break in its second half, or as much
 * as fits.
 */
function pieceLength(rest: string, limit: number, sizeOf: SizeOf): number {
  let most = 1;
  while (most < rest.length && sizeOf(rest.slice(0, most + 1)) <= limit) most += 1;
  if (most === rest.length) return most;
  for (let length = most; length > most / 2; length -= 1) {
    if (SOFT_BREAK.test(rest.charAt(length - 1))) return length;
  }
  // Keep what readers see as one letter together: surrogates, letters with their marks.
  const starts = Array.from(new Intl.Segmenter().segment(rest), ({ index }) => index);
  return starts.findLast((index) => index > 0 && index <= most) ?? starts[1] ?? rest.length;
}

/** Returns the text of words on one line: a space between words, none between pieces of one word. */
export function joinWords(words: readonly TimedWord[]): string {
  let text = '';
  let previous: TimedWord | undefined;
  for (const word of words) {
    if (previous && previous.to !== word.from) text += ' ';
    text += word.text;
    previous = word;
  }
  return text;
}
