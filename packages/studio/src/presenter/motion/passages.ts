import { sentencesOf } from '../../captions/sentences.ts';
import type { TimedWord } from '../../types.ts';

/**
 * A sentence with the silence around it. The presenter is at rest at both ends, and moves between them
 * by the words of the passage alone: the same sentence has the same pictures wherever it is said.
 */
export interface Passage {
  /** Its first frame, and the one after its last. */
  first: number;
  end: number;
  /** In seconds from its first frame. */
  words: TimedWord[];
}

/** Seconds by which a passage begins before its first word, if the silence is long enough. */
const LEAD = 0.1;
/** Times are exact to a tenth of a millisecond. */
const NOISE = 1e-3;

/**
 * The passages of a film of `frames` frames, in order, without gaps. There is at least one.
 *
 * @param frameRate frames a second
 */
export function passagesOf(
  words: readonly TimedWord[],
  frames: number,
  frameRate: number,
): Passage[] {
  const starts: { first: number; words: TimedWord[] }[] = [];
  for (const sentence of sentencesOf(words)) {
    const first = startOf(sentence, starts.at(-1), frameRate);
    const last = starts.at(-1);
    // Sentences within one frame share a passage.
    if (last && (first <= last.first || first >= frames)) last.words.push(...sentence);
    else starts.push({ first, words: [...sentence] });
  }
  if (starts.length === 0) starts.push({ first: 0, words: [] });
  return starts.map(({ first, words: spoken }, i) => ({
    first,
    end: starts[i + 1]?.first ?? frames,
    words: spoken.map((word) => moved(word, first / frameRate)),
  }));
}

function startOf(
  [opening]: readonly TimedWord[],
  before: { words: readonly TimedWord[] } | undefined,
  frameRate: number,
): number {
  if (!before || !opening) return 0;
  const wanted = Math.floor((opening.start - LEAD) * frameRate + NOISE);
  const free = Math.ceil((before.words.at(-1)?.end ?? 0) * frameRate - NOISE);
  return Math.max(wanted, Math.min(free, Math.floor(opening.start * frameRate + NOISE)));
}

function moved(word: TimedWord, by: number): TimedWord {
  return { ...word, start: word.start - by, end: word.end - by };
}
