import type { Reading } from '../reading/Reading.ts';
import { writtenWords } from '../reading/writtenWords.ts';

/**
 * Replaces words with the pronunciations that the script gives for them, and returns the resulting text
 * with a function that maps its positions back to the original (UTF-16 code units).
 */
export function sayAsRead(
  text: string,
  readings: readonly Reading[],
): { text: string; inText: (at: number) => number } {
  const words = readings.length === 0 ? [] : writtenWords(text);
  const pieces: { said: number; written: number; isReading: boolean }[] = [];
  let said = '';
  let done = 0;
  for (const { at, says } of readings) {
    const word = words.findLast(({ from }) => from < at);
    if (!word || word.from < done) continue;
    pieces.push({ said: said.length, written: done, isReading: false });
    said += text.slice(done, word.from);
    pieces.push({ said: said.length, written: word.from, isReading: true });
    // Punctuation at the end belongs to the written word, so keep it.
    said += says + (/[^\p{L}\p{N}]*$/u.exec(text.slice(word.from, word.to))?.[0] ?? '');
    done = word.to;
  }
  pieces.push({ said: said.length, written: done, isReading: false });
  said += text.slice(done);
  return {
    text: said,
    inText: (at) => {
      const piece = pieces.findLast((each) => each.said <= at);
      if (!piece) return at;
      return piece.isReading ? piece.written : at - piece.said + piece.written;
    },
  };
}
