import { sentencesOf } from '../../captions/sentences.ts';
import type { TimedWord } from '../../types.ts';

/**
 * A sentence with the silence after it; it starts with its first word, as captions do. The presenter is at
 * rest at both ends, and moves in between according to the words of the passage alone: the same sentence
 * has the same pictures wherever it is spoken.
 */
export interface Passage {
  /** Its first frame, and the one after its last. */
  first: number;
  end: number;
  /** In seconds from its first frame. */
  words: TimedWord[];
  isFirst: boolean;
  isLast: boolean;
  /** Whether a longer silence precedes it: the presenter takes a breath and shifts its weight. */
  opensParagraph: boolean;
}

/** Minimum seconds of silence between paragraphs. */
const PARAGRAPH = 0.42;

/** In frames; times are exact to a tenth of a millisecond. */
const NOISE = 1e-2;
/** A hundredth of a millisecond: smaller differences are rounding errors and would decide ties. */
const EXACT = 1e5;

/**
 * Returns the passages of a film of `frames` frames, in order and without gaps. There is at least one.
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
    const last = starts.at(-1);
    const first = last ? Math.floor((sentence[0]?.start ?? 0) * frameRate + NOISE) : 0;
    // Sentences within one frame share a passage.
    if (last && (first <= last.first || first >= frames)) last.words.push(...sentence);
    else starts.push({ first, words: [...sentence] });
  }
  if (starts.length === 0) starts.push({ first: 0, words: [] });
  return starts.map(({ first, words: spoken }, i) => {
    const before = starts[i - 1]?.words.at(-1)?.end;
    const silence = before === undefined ? 0 : (spoken[0]?.start ?? before) - before;
    return {
      first,
      end: starts[i + 1]?.first ?? frames,
      words: spoken.map((word) => moved(word, first / frameRate)),
      isFirst: i === 0,
      isLast: i === starts.length - 1,
      opensParagraph: silence >= PARAGRAPH - 1e-6,
    };
  });
}

function moved(word: TimedWord, by: number): TimedWord {
  const exact = (time: number) => Math.round((time - by) * EXACT) / EXACT;
  return { ...word, start: exact(word.start), end: exact(word.end) };
}
