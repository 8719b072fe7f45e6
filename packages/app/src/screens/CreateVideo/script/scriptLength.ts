import { findMarks, plainText } from '@lectern/studio/marks';

/** Writing systems without spaces between words. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * Counts words separated by white space, as in the specification (section 5). Text in a writing system
 * without spaces is segmented by Unicode's rules: as a single word it would take no time to speak.
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

/** The counts of a script; marks are not words. */
export interface ScriptLength {
  words: number;
  /** Code points, the cheapest approximation of what a reader calls a character. */
  characters: number;
  pauses: number;
  /** Total seconds of all pauses. */
  pauseSeconds: number;
  pronunciations: number;
  /** Gestures from marks. */
  gestures: number;
}

/** Counts a script; fast enough for every pause in typing. */
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
