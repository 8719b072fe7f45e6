/** A word as written, with its half-open range in the text (UTF-16 code units). */
export interface WrittenWord {
  text: string;
  from: number;
  to: number;
}

/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

/** Whether a word is in a script without spaces. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/** Characters that end a word, whatever follows. */
const ENDS = /[。！？、]$/u;
const STARTS_UNSPACED = new RegExp(`^${UNSPACED.source}`, 'u');

/**
 * UTF-16 code units that are segmented at once. For each segment, browsers take time in proportion to the
 * length of the text, so a long text without spaces would take quadratic time.
 */
const WINDOW = 1000;

/**
 * Returns the words of a text, separated by spaces and including punctuation. Text in a script without
 * spaces is segmented by the rules of Unicode, with punctuation kept with the word before it.
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
  // Whether the last word is opening punctuation. Testing its text instead would reread a long row of
  // brackets for each bracket.
  let isOpening = false;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  for (let at = 0; at < chunk.length;) {
    const parts = [...segmenter.segment(chunk.slice(at, at + window))];
    const sure = at + window < chunk.length ? sureParts(parts) : parts;
    for (const { segment, isWordLike } of sure) {
      const last = words.length > own ? words.at(-1) : undefined;
      const opens = OPENING.test(segment);
      // An opening bracket or quote belongs to the word after it.
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
 * Returns the parts of a text that do not depend on how it continues: those up to its last comma or full
 * stop. For a text without one, returns all but the last quarter, which is only wrong if a single part is
 * longer than that.
 */
function sureParts(parts: readonly Intl.SegmentData[]): readonly Intl.SegmentData[] {
  const isSure = ({ segment }: Intl.SegmentData, i: number) =>
    ENDS.test(segment) && STARTS_UNSPACED.test(parts[i + 1]?.segment ?? '');
  const last = parts.findLastIndex(isSure);
  return parts.slice(0, last >= 0 ? last + 1 : Math.max(1, Math.floor(0.75 * parts.length)));
}

/** Counts the words of a text that have a letter or digit and can therefore be spoken. */
export function countWords(text: string): number {
  return writtenWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word.text)).length;
}
