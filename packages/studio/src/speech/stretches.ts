import type { MarkedScript } from '../marks/readMarks.ts';
import type { Reading } from '../reading/Reading.ts';
import { type SentenceRange, splitSentences } from '../reading/splitSentences.ts';

/** The text of one engine call, and the silence after it. Offsets are in the plain text. */
export interface Stretch {
  from: number;
  to: number;
  /** Least seconds between its last phone and the first of the next stretch. */
  rest: number;
  /** Seconds of silence that the script requests after it. */
  asked: number;
  /** Pronunciations of words in it; `at` counts from the start of the stretch. */
  readings: Reading[];
}

/** Seconds of silence between the last phone of one stretch and the first of the next. */
const REST: Record<SentenceRange['end'], number> = { part: 0.16, sentence: 0.28, paragraph: 0.52 };

const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Cuts a script into stretches for the engine: at sentence ends, and where a pause is requested. A pause is
 * as long as requested, or as long as the rest that would be there without it if that is longer.
 *
 * @returns the stretches, and the seconds requested before the first.
 */
export function cutStretches({ text, pauses, readings }: MarkedScript): {
  stretches: Stretch[];
  before: number;
} {
  const stretches: Stretch[] = [];
  for (const { from, to, end } of splitSentences(text)) {
    let start = from;
    for (const { at } of pauses) {
      if (at <= start || at >= to) continue;
      if (!isWord(text.slice(start, at)) || !isWord(text.slice(at, to))) continue;
      stretches.push({ ...trimmed(text, start, at), rest: 0, asked: 0, readings: [] });
      start = at;
    }
    stretches.push({ ...trimmed(text, start, to), rest: REST[end], asked: 0, readings: [] });
  }
  let before = 0;
  for (const { at, seconds } of pauses) {
    // In a stretch that cannot be cut (before its first word), the pause comes before the stretch.
    const last = stretches.findLast(
      ({ from, to }) => to <= at || (from < at && !isWord(text.slice(at, to))),
    );
    if (last) last.asked += seconds;
    else before += seconds;
  }
  for (const stretch of stretches) {
    stretch.readings = readings
      .filter(({ at }) => at > stretch.from && at <= stretch.to)
      .map(({ at, says }) => ({ at: at - stretch.from, says }));
  }
  return { stretches, before };
}

function trimmed(text: string, from: number, to: number): { from: number; to: number } {
  const part = text.slice(from, to);
  return {
    from: from + part.length - part.trimStart().length,
    to: to - (part.length - part.trimEnd().length),
  };
}
