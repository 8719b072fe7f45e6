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

/** Signs that end a word whatever follows. */
const ENDS = /[。！？、]$/u;
const STARTS_UNSPACED = new RegExp(`^${UNSPACED.source}`, 'u');

/**
 * UTF-16 code units that are segmented at once. Browsers take time by the length of the text for each of
 * its segments, so a long text without a space would take time by the square of its length.
 */
const WINDOW = 1000;

/**
 * The words of a text, separated by spaces, punctuation included. Text in a script without spaces is
 * segmented by the rules of Unicode, with punctuation kept at the word before it.
 *
 * @param window code units that are segmented at once; for tests
 */
export function writtenWords(text: string, window = WINDOW): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const { 0: chunk, index } of text.matchAll(/\S+/g)) {
    if (UNSPACED.test(chunk)) appendUnspaced(words, chunk, index, window);
    else words.push({ text: chunk, from: index, to: index + chunk.length });
  }
  return words;
}

function appendUnspaced(words: WrittenWord[], chunk: string, offset: number, window: number): void {
  const own = words.length;
  // Of the last word: asked of its text, a long row of brackets would be read again with each of them.
  let isOpening = false;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  for (let at = 0; at < chunk.length;) {
    const parts = [...segmenter.segment(chunk.slice(at, at + window))];
    const sure = at + window < chunk.length ? sureParts(parts) : parts;
    for (const { segment, isWordLike } of sure) {
      const last = words.length > own ? words.at(-1) : undefined;
      const opens = OPENING.test(segment);
      // An opening bracket or quote goes with the word after it.
      if (last && (isOpening || (!isWordLike && !opens))) {
        last.text += segment;
        last.to += segment.length;
        isOpening &&= opens;
      } else {
        words.push({ text: segment, from: offset + at, to: offset + at + segment.length });
        isOpening = opens;
      }
      at += segment.length;
    }
  }
}

/**
 * The parts of a text that do not depend on how it continues: those up to its last comma or full stop. A
 * text without one gives all but its last quarter, which only a part of more than that would spoil.
 */
function sureParts(parts: readonly Intl.SegmentData[]): readonly Intl.SegmentData[] {
  const isSure = ({ segment }: Intl.SegmentData, i: number) =>
    ENDS.test(segment) && STARTS_UNSPACED.test(parts[i + 1]?.segment ?? '');
  const last = parts.findLastIndex(isSure);
  return parts.slice(0, last >= 0 ? last + 1 : Math.max(1, Math.floor(0.75 * parts.length)));
}

/** How many words of a text have a letter or digit, so that they can be spoken. */
export function countWords(text: string): number {
  return writtenWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word.text)).length;
}
