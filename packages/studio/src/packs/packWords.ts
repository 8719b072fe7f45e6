import { writtenWords } from '../speech/writtenWords.ts';
import type { TimedWord } from '../types.ts';

/** Where in the text an engine says that it is, and when. */
export interface PlaceInTime {
  /** UTF-16 code units. */
  at: number;
  /** Seconds. */
  start: number;
}

/**
 * The written words of a text in time: each begins with the first place that is in it and ends where the
 * next one begins. A word without a place has no length.
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
