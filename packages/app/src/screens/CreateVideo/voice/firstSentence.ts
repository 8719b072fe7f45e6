import { findMarks } from '@lectern/studio/marks';

/** Maximum length in characters; enough to judge a voice by. */
const ENOUGH = 240;

/**
 * Returns the first sentence of a script including its marks; a sentence without an end is cut between
 * words. Empty if there is nothing to say.
 */
export function firstSentence(script: string): string {
  const start = script.trimStart().slice(0, 4 * ENOUGH);
  const marks = findMarks(start);
  // Blanks out marks, which do not end a sentence, without changing the length.
  const words = marks.reduce(
    (text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
    start,
  );
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(
    words,
  )) {
    if (!/[\p{L}\p{N}]/u.test(segment)) continue;
    const spoken = index + segment.trimEnd().length;
    const limit = index + ENOUGH;
    const end = spoken <= limit ? spoken : index + words.slice(index, limit).lastIndexOf(' ');
    const note = marks.find(
      (mark) =>
        mark.kind === 'say' && mark.from >= end && words.slice(end, mark.from).trim() === '',
    );
    const last = note?.to ?? marks.find(({ from, to }) => from < end && end < to)?.from ?? end;
    return start.slice(index, last).trim();
  }
  return '';
}
