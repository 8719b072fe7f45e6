import { endsClause, endsSentence } from './abbreviations.ts';
import { type WrittenWord, writtenWords } from './writtenWords.ts';

/** A stretch of text for one call of the engine, as a half-open range (UTF-16 code units). */
export interface SentenceRange {
  from: number;
  to: number;
  /** The unit that ends here; 'part' if a long sentence continues. */
  end: 'part' | 'sentence' | 'paragraph';
}

/** Most written words and characters per call, so that a call takes no more than a second or so. */
export const MAX_SENTENCE_WORDS = 40;
export const MAX_SENTENCE_LENGTH = 320;
/** The part of a long sentence that is searched for a comma. */
const CLAUSE_SEARCH = 0.5;

/**
 * Cuts a script into sentences. Very long ones are cut at a comma, or otherwise between words. A line break
 * ends a sentence; a blank line, or a single line break after a complete sentence, ends a paragraph.
 */
export function splitSentences(script: string): SentenceRange[] {
  const words = writtenWords(script);
  const sentences: SentenceRange[] = [];
  let first = 0;
  words.forEach((word, i) => {
    const next = words[i + 1];
    const end = endAfter(script, word, next);
    if (!end) return;
    sentences.push(...cutLong(words.slice(first, i + 1), end));
    first = i + 1;
  });
  return sentences;
}

function endAfter(
  script: string,
  word: WrittenWord,
  next: WrittenWord | undefined,
): 'sentence' | 'paragraph' | undefined {
  if (!next) return 'paragraph';
  const between = script.slice(word.to, next.from);
  if (/[\n\r\u2028\u2029]/.test(between)) {
    const isHardWrap =
      !/\n\s*\n|\u2029/.test(between) &&
      /^\p{Ll}/u.test(next.text) &&
      !/[.!?:]\S*$/.test(word.text);
    if (!isHardWrap) return 'paragraph';
  }
  return endsSentence(word.text, next.text) ? 'sentence' : undefined;
}

function cutLong(words: readonly WrittenWord[], end: 'sentence' | 'paragraph'): SentenceRange[] {
  const ranges: SentenceRange[] = [];
  let rest = words;
  while (rest.length > 0) {
    const count = fitting(rest);
    const part = rest.slice(0, count);
    rest = rest.slice(count);
    const from = part[0]?.from ?? 0;
    ranges.push({ from, to: part.at(-1)?.to ?? from, end: rest.length > 0 ? 'part' : end });
  }
  return ranges;
}

/** Returns how many words go into the next call: all, or up to the last clause end that fits. */
function fitting(words: readonly WrittenWord[]): number {
  const from = words[0]?.from ?? 0;
  let count = words.findIndex(
    (word, i) => i >= MAX_SENTENCE_WORDS || word.to - from > MAX_SENTENCE_LENGTH,
  );
  if (count === -1) return words.length;
  count = Math.max(1, count);
  for (let i = count; i > count * CLAUSE_SEARCH; i -= 1) {
    if (endsClause(words[i - 1]?.text ?? '')) return i;
  }
  return count;
}
