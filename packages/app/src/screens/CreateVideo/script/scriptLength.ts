import { findMarks, plainText } from '@lectern/studio/marks';

/** Writings that put no space between words. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * Words parted by white space, as the specification counts them (section 5). Text of a writing
 * without spaces is cut by Unicode's rules: as one word it would be spoken in no time.
 */
function countSpoken(text: string): number {
  let words = 0;
  for (const [chunk] of text.matchAll(/\S+/gu)) {
    if (!UNSPACED.test(chunk)) words += 1;
    else
      for (const part of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(chunk)) {
        if (part.isWordLike) words += 1;
      }
  }
  return words;
}

/** What a script amounts to; marks are no words. */
export interface ScriptLength {
  words: number;
  /** Code points, which come nearest to what a reader calls a character at no cost. */
  characters: number;
  pauses: number;
  /** Seconds of all pauses together. */
  pauseSeconds: number;
  pronunciations: number;
  /** Marked ones. */
  gestures: number;
}

/** Counts a script; quick enough for every pause in typing. */
export function measureScript(script: string): ScriptLength {
  const marks = findMarks(script);
  const pauses = marks.filter((mark) => mark.kind === 'pause');
  const text = plainText(script);
  let characters = 0;
  for (const _ of text) characters += 1;
  return {
    words: countSpoken(text),
    characters,
    pauses: pauses.length,
    pauseSeconds: pauses.reduce((sum, { seconds }) => sum + seconds, 0),
    pronunciations: marks.filter(({ kind }) => kind === 'say').length,
    gestures: marks.filter(({ kind }) => kind === 'gesture').length,
  };
}
