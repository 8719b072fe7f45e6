import { endsClause } from '../../reading/abbreviations.ts';
import type { TimedWord } from '../../types.ts';

/** Words spoken in one breath. */
export interface Phrase {
  /** Seconds. */
  start: number;
  end: number;
  words: readonly TimedWord[];
}

/** Seconds of silence between two phrases. */
const GAP = 0.12;
/** Minimum seconds of a phrase for punctuation to end it. */
const SHORTEST = 0.8;

/** Splits words into phrases, which end at silences and at commas and similar punctuation. */
export function phrasesOf(words: readonly TimedWord[]): Phrase[] {
  const phrases: Phrase[] = [];
  let own: TimedWord[] = [];
  words.forEach((word, i) => {
    own.push(word);
    const next = words[i + 1];
    const start = own[0]?.start ?? word.start;
    const isBreak = next && endsClause(word.text) && word.end - start >= SHORTEST;
    if (next && !isBreak && next.start - word.end < GAP) return;
    phrases.push({ start, end: word.end, words: own });
    own = [];
  });
  return phrases;
}

/** Whether words end as a question, in any of the writing systems that can be spoken. */
export function isQuestion(words: readonly TimedWord[]): boolean {
  return /[?？؟՞][^\p{L}\p{N}]*$/u.test(words.at(-1)?.text ?? '');
}
