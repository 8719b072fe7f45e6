import { joinWords } from '../../captions/pieces.ts';
import type { TimedWord } from '../../types.ts';
import { sentencesOf } from '../../captions/sentences.ts';

/** One point of a list: its number and a few words, shown from its first word on. */
export interface ListPoint {
  number: number;
  text: string;
  /** Seconds. */
  start: number;
  end: number;
}

const MAX_POINTS = 9;
/** Seconds that a point stays visible. */
const SHOWN = 2.6;
const MAX_WORDS = 4;

const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)(?:ly)?$/iu;
const NUMBER = /^(?:\d|number|step|tip)$/iu;
const CONNECTOR = /^(?:next|then|finally|lastly|also)$/iu;

const bare = (text: string) => text.replace(/[^\p{L}\p{N}'-]/gu, '');

/**
 * Returns the points of a script: the sentences that count ('First, …', 'Step 2 …') or, in a script that
 * does not count, every sentence after the first.
 */
export function listPoints(words: readonly TimedWord[]): ListPoint[] {
  const sentences = sentencesOf(words).filter((sentence) => sentence.length > 1);
  const counted = sentences.filter(([first]) => counts(first?.text ?? ''));
  const points = counted.length > 1 ? counted : sentences.slice(sentences.length > 1 ? 1 : 0);
  return points.slice(0, MAX_POINTS).map((sentence, i) => {
    const start = sentence[0]?.start ?? 0;
    const next = points[i + 1]?.[0]?.start ?? Number.POSITIVE_INFINITY;
    return { number: i + 1, text: summary(sentence), start, end: Math.min(start + SHOWN, next) };
  });
}

function counts(text: string): boolean {
  const word = bare(text);
  return ORDINAL.test(word) || NUMBER.test(word) || CONNECTOR.test(word);
}

/** The first words of a point without its number, up to the end of the clause. */
function summary(sentence: readonly TimedWord[]): string {
  const skipped = counts(sentence[0]?.text ?? '')
    ? NUMBER.test(bare(sentence[1]?.text ?? ''))
      ? 2
      : 1
    : 0;
  const rest = sentence.slice(skipped);
  const stop = rest.findIndex(({ text }, i) => i > 0 && /[,;:.!?]$/u.test(text));
  const picked = rest.slice(0, Math.min(MAX_WORDS, stop < 0 ? MAX_WORDS : stop + 1));
  const text = joinWords(picked).replace(/[^\p{L}\p{N}]+$/u, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
