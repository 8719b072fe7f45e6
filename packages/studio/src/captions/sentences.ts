import { breakKind } from './breaks.ts';
import type { TimedWord } from '../types.ts';

/** Groups the words of a timeline by sentence. */
export function sentencesOf(words: readonly TimedWord[]): TimedWord[][] {
  const sentences: TimedWord[][] = [];
  let current: TimedWord[] = [];
  words.forEach((word, i) => {
    current.push(word);
    if (breakKind(word, words[i + 1]) !== 'sentence') return;
    sentences.push(current);
    current = [];
  });
  return sentences;
}
