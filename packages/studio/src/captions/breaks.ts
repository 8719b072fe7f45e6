import { type BreakKind, leans } from '../looks/index.ts';
import { endsClause, endsSentence } from '../speech/abbreviations.ts';
import type { TimedWord } from '../types.ts';

/** Seconds of silence that count as a break. */
const PAUSE = 0.22;

/** The kind of break between two neighbouring words. */
export function breakKind(word: TimedWord, next: TimedWord | undefined): BreakKind {
  if (!next) return 'sentence';
  if (word.to === next.from) return 'inside';
  if (endsSentence(word.text, next.text)) return 'sentence';
  if (endsClause(word.text) || /^[([{“‘–—]/u.test(next.text)) return 'clause';
  if (next.start - word.end >= PAUSE) return 'pause';
  return leans(word.text) ? 'leaning' : 'word';
}
