import type { TimedWord } from '../types.ts';

/** Where a long word may break without looking cut: after these characters of URLs and compounds. */
const SOFT_BREAK = /[/\\\-–—_.,?&=:;@]/u;

/**
 * Cuts words longer than a caption line into pieces that fit, sharing the word's time by length.
 * Pieces touch (`to` equals the next `from`), so that {@link joinWords} puts no space between them.
 */
export function splitLongWords(words: readonly TimedWord[], limit: number): TimedWord[] {
  return words.flatMap((word) => (word.text.length <= limit ? [word] : splitWord(word, limit)));
}

function splitWord(word: TimedWord, limit: number): TimedWord[] {
  const pieces: TimedWord[] = [];
  const seconds = (word.end - word.start) / word.text.length;
  let offset = 0;
  while (offset < word.text.length) {
    const length = pieceLength(word.text.slice(offset), limit);
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

/** UTF-16 code units of the next piece: a natural break in its second half, else the limit. */
function pieceLength(rest: string, limit: number): number {
  if (rest.length <= limit) return rest.length;
  for (let length = limit; length > limit / 2; length -= 1) {
    if (SOFT_BREAK.test(rest.charAt(length - 1))) return length;
  }
  // a surrogate pair must not be torn
  return /[\uD800-\uDBFF]/.test(rest.charAt(limit - 1)) ? limit - 1 : limit;
}

/** The text of words on one line: a space between words, none between pieces of one word. */
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
