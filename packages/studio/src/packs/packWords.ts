import { writtenWords } from '../reading/writtenWords.ts';
import type { TimedWord } from '../types.ts';

/** A position in the text that an engine reports, and when it reaches it. */
export interface PlaceInTime {
  /** UTF-16 code units. */
  at: number;
  /** Seconds. */
  start: number;
}

/**
 * Returns the written words of a text with their times: each starts at the first position inside it and
 * ends where the next word starts. A word without a position has no duration.
 *
 * @param end - Seconds at which the last sound ends.
 */
export function wordsInTime(
  text: string,
  places: readonly PlaceInTime[],
  end: number,
): TimedWord[] {
  const written = writtenWords(text);
  const starts = written.map(
    ({ from, to }) => places.find(({ at }) => at >= from && at < to)?.start ?? null,
  );
  let last = 0;
  return written.map((word, i) => {
    const start = starts[i] ?? null;
    if (start === null) return { ...word, start: last, end: last };
    const next = starts.slice(i + 1).find((each) => each !== null) ?? end;
    last = Math.max(start, next);
    return { ...word, start, end: last };
  });
}
