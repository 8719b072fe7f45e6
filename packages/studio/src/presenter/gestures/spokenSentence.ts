import { endsClause } from '../../reading/abbreviations.ts';
import type { TimedWord } from '../../types.ts';
import { bareWord } from './words.ts';

/** A word with the properties that rules need. */
export interface SpokenWord {
  word: TimedWord;
  /** Lower case, without punctuation around it. */
  bare: string;
  /** First or last of a clause, judging by the punctuation around it. */
  opens: boolean;
  closes: boolean;
}

/** A sentence; its times are seconds from its first word, so they are the same wherever it is spoken. */
export interface SpokenSentence {
  words: readonly SpokenWord[];
  /** Primary subtag of its language, such as `en`. */
  language: string;
  /** Seconds from its first word to that of the next sentence, or to the film's end. */
  length: number;
  /** Seconds of silence before it. */
  before: number;
  isFirst: boolean;
  isLast: boolean;
}

const SOUNDS = /[\p{L}\p{N}]/u;
const CLOSES = /[,;:.!?…–—][)\]"'”’»]*$/u;
const OPENS = /^[([{“‘«–—]/u;

/** Returns the words of a sentence that are spoken. */
export function spokenWords(words: readonly TimedWord[]): SpokenWord[] {
  const spoken = words.filter(({ text }) => SOUNDS.test(text));
  const closes = ({ text }: TimedWord) => endsClause(text) || CLOSES.test(text);
  return spoken.map((word, i) => {
    const [before, after] = [spoken[i - 1], spoken[i + 1]];
    return {
      word,
      bare: bareWord(word.text),
      opens: !before || closes(before) || OPENS.test(word.text),
      closes: !after || closes(word) || OPENS.test(after.text),
    };
  });
}
