/** A word as written, with its half-open range in the text (UTF-16 code units). */
export interface WrittenWord {
  text: string;
  from: number;
  to: number;
}

/** Scripts that put no space between words. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

/** Whether a word is of a script without spaces. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/**
 * The words of a text, separated by spaces, punctuation included. Text in a script without spaces is
 * segmented by the rules of Unicode, with punctuation kept at the word before it.
 */
export function writtenWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const { 0: chunk, index } of text.matchAll(/\S+/g)) {
    if (UNSPACED.test(chunk)) words.push(...unspacedWords(chunk, index));
    else words.push({ text: chunk, from: index, to: index + chunk.length });
  }
  return words;
}

function unspacedWords(chunk: string, offset: number): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const part of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(chunk)) {
    const last = words.at(-1);
    // An opening bracket or quote goes with the word after it.
    const joins = last !== undefined && OPENING.test(last.text);
    if (last && (joins || (!part.isWordLike && !OPENING.test(part.segment)))) {
      last.text += part.segment;
      last.to += part.segment.length;
    } else {
      const from = offset + part.index;
      words.push({ text: part.segment, from, to: from + part.segment.length });
    }
  }
  return words;
}

/** How many words of a text have a letter or digit, so that they can be spoken. */
export function countWords(text: string): number {
  return writtenWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word.text)).length;
}
