import type { MarkedScript, Reading } from './scriptMarks.ts';
import { type SentenceRange, splitSentences } from './splitSentences.ts';

/** The text of one engine call, and the silence after it. Offsets are in the plain text. */
export interface Stretch {
  from: number;
  to: number;
  /**
   * Seconds between its last phone and the first of the next stretch; those at the end of the script are
   * separate.
   */
  rest: number;
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
 * @returns the stretches, and the seconds requested before the first and after the last.
 */
export function cutStretches({ text, pauses, readings }: MarkedScript): {
  stretches: Stretch[];
  before: number;
  after: number;
} {
  const stretches: Stretch[] = [];
  for (const { from, to, end } of splitSentences(text)) {
    let start = from;
    for (const { at } of pauses) {
      if (at <= start || at >= to) continue;
      if (!isWord(text.slice(start, at)) || !isWord(text.slice(at, to))) continue;
      stretches.push({ ...trimmed(text, start, at), rest: 0, readings: [] });
      start = at;
    }
    stretches.push({ ...trimmed(text, start, to), rest: REST[end], readings: [] });
  }
  let before = 0;
  let after = 0;
  const asked = stretches.map(() => 0);
  for (const { at, seconds } of pauses) {
    // In a stretch that cannot be cut (before its first word), the pause comes before the stretch.
    const last = stretches.findLastIndex(
      ({ from, to }) => to <= at || (from < at && !isWord(text.slice(at, to))),
    );
    if (last === -1) before += seconds;
    else if (last === stretches.length - 1) after += seconds;
    else asked[last] = (asked[last] ?? 0) + seconds;
  }
  stretches.forEach((stretch, i) => {
    stretch.rest = Math.max(stretch.rest, asked[i] ?? 0);
    stretch.readings = readings
      .filter(({ at }) => at > stretch.from && at <= stretch.to)
      .map(({ at, says }) => ({ at: at - stretch.from, says }));
  });
  return { stretches, before, after };
}

function trimmed(text: string, from: number, to: number): { from: number; to: number } {
  const part = text.slice(from, to);
  return {
    from: from + part.length - part.trimStart().length,
    to: to - (part.length - part.trimEnd().length),
  };
}
