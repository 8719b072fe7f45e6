import { endsClause, endsSentence } from '../speech/abbreviations.ts';
import type { TimedWord } from '../types.ts';

/** Words that lean on what follows; a line or cue that ends in one reads badly. */
const LEANING: ReadonlySet<string> = new Set(
  (
    'a an the and or but nor so of to in on at by for from with without into onto over under as if ' +
    'that than which who whose when where while because is are was were be been am has have had do ' +
    "does did can could will would shall should may might must not no my your his her its our their it's " +
    'this these those very more most i you he she it we they'
  ).split(' '),
);

/** Seconds of silence that read as a break of their own. */
const PAUSE = 0.22;

export type BreakKind = 'sentence' | 'clause' | 'pause' | 'word' | 'leaning' | 'inside';

/** What kind of place lies between two neighbouring words. */
export function breakKind(word: TimedWord, next: TimedWord | undefined): BreakKind {
  if (!next) return 'sentence';
  if (word.to === next.from) return 'inside';
  if (endsSentence(word.text, next.text)) return 'sentence';
  if (endsClause(word.text) || /^[([{“‘–—]/u.test(next.text)) return 'clause';
  if (next.start - word.end >= PAUSE) return 'pause';
  return LEANING.has(word.text.toLowerCase()) ? 'leaning' : 'word';
}
