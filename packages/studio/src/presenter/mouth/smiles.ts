/**
 * How far a sentence raises the corners of the mouth: a greeting smiles, a statement does not, and lips at
 * rest are neutral. The smile changes slowly, per sentence, so closed lips do not snap into it.
 */
import { sentencesOf } from '../../captions/sentences.ts';
import type { TimedWord } from '../../types.ts';
import { easeInOut } from '../gestures/ease.ts';

/** 0: neutral; 1: the art's own smile. */
const SMILES = { greeting: 1, exclamation: 0.85, glad: 0.6, question: 0.15, sad: 0, plain: 0 };
/** Seconds that a change takes, and by which it precedes its sentence. */
const EASING = 0.32;
const AHEAD = 0.32;
/** Seconds that a smile stays after its sentence. */
const STAYS = 0.1;
/** Maximum number of turns in progress at once. */
const RECENT = 6;

const GREETING =
  /^(?:hello|hi|hey|welcome|good (?:morning|afternoon|evening|day)|thank(?:s| you)|good ?bye|bye|congratulations|cheers|happy )/u;
const GLAD =
  /\b(?:welcome|thank you|thanks|glad|happy|happily|love|loved|lovely|great|wonderful|delighted|delightful|excited|enjoy|fun|smile|celebrate|beautiful|proud)\b/u;
const SAD =
  /\b(?:sorry|sad|sadly|unfortunately|died|death|loss|lost|pain|painful|danger|dangerous|warning|fail|failed|failure|worst|hurt|problem|crisis)\b/u;

interface Turn {
  /** Seconds. */
  start: number;
  to: number;
}

/** The smile of a spoken script over time. */
export class SmileTrack {
  readonly #turns: readonly Turn[];

  constructor(words: readonly TimedWord[]) {
    const sentences = sentencesOf(words);
    this.#turns = sentences.flatMap((sentence, i): Turn[] => {
      const [first] = sentence;
      const to = smileOf(sentence);
      if (!first) return [];
      const end = (sentence.at(-1)?.end ?? first.end) + STAYS;
      const next = sentences[i + 1]?.[0]?.start;
      // Lips settle if no other sentence takes over.
      const settles = next === undefined || next - AHEAD > end;
      return [{ start: first.start - AHEAD, to }, ...(settles ? [{ start: end, to: 0 }] : [])];
    });
  }

  /** 0–1. */
  at(time: number): number {
    const turns = this.#turns;
    let low = 0;
    let high = turns.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((turns[middle]?.start ?? 0) < time) low = middle + 1;
      else high = middle;
    }
    // Turns before the last few are complete.
    const recent = Math.max(0, low - RECENT);
    let value = turns[recent - 1]?.to ?? 0;
    for (const { start, to } of turns.slice(recent, low)) {
      value += (to - value) * easeInOut((time - start) / EASING);
    }
    return value;
  }
}

/** Returns the smile of a sentence, 0–1. */
function smileOf(sentence: readonly TimedWord[]): number {
  const said = sentence
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, '');
  if (GREETING.test(said)) return SMILES.greeting;
  if (SAD.test(said)) return SMILES.sad;
  if (/![^\p{L}]*$/u.test(said)) return SMILES.exclamation;
  if (GLAD.test(said)) return SMILES.glad;
  return /\?[^\p{L}]*$/u.test(said) ? SMILES.question : SMILES.plain;
}
