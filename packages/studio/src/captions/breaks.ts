import { type BreakKind, leans } from '../looks/index.ts';
import { isUnspaced } from '../reading/writtenWords.ts';
import { endsClause, endsSentence } from '../reading/abbreviations.ts';
import type { TimedWord } from '../types.ts';

/** Seconds of silence that count as a break. */
const PAUSE = 0.22;

/** The kind of break between two neighbouring words. */
export function breakKind(word: TimedWord, next: TimedWord | undefined): BreakKind {
  if (!next) return 'sentence';
  // In text without spaces, words touch just as pieces of one word do.
  const touch = word.to === next.from;
  if (touch && !isUnspaced(word.text) && !isUnspaced(next.text)) return 'inside';
  if (endsSentence(word.text, next.text)) return 'sentence';
  if (endsClause(word.text) || /^[([{“‘–—]/u.test(next.text)) return 'clause';
  if (next.start - word.end >= PAUSE) return 'pause';
  return leans(word.text) ? 'leaning' : 'word';
}
