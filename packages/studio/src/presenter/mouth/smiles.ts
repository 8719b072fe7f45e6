/**
 * How far a sentence raises the corners of the mouth: a greeting smiles, a statement does not. It
 * changes slowly, by sentence, so that closed lips do not snap into a smile.
 */
import { sentencesOf } from '../../captions/sentences.ts';
import type { TimedWord } from '../../types.ts';

/** 0: neutral; 1: the art's own smile. */
const SMILES = { greeting: 1, exclamation: 0.85, glad: 0.6, question: 0.3, sad: 0, plain: 0.15 };
/** Before the first word and after the last. */
const AT_REST = 0.7;
/** Seconds that a change takes, and by which it precedes its sentence. */
const EASING = 0.5;
const AHEAD = 0.3;

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

/** The smile of a spoken script by time. */
export class SmileTrack {
  readonly #turns: readonly Turn[];

  constructor(words: readonly TimedWord[]) {
    const end = words.at(-1)?.end ?? 0;
    this.#turns = [
      ...sentencesOf(words).flatMap((sentence): Turn[] => {
        const [first] = sentence;
        return first ? [{ start: first.start - AHEAD, to: smileOf(sentence) }] : [];
      }),
      ...(words.length > 0 ? [{ start: end, to: AT_REST }] : []),
    ];
  }

  /** 0–1. */
  at(time: number): number {
    let value = this.#turns.length > 0 ? AT_REST : 0;
    for (const { start, to } of this.#turns) {
      if (time <= start) break;
      const share = Math.min(1, (time - start) / EASING);
      value += (to - value) * share * share * (3 - 2 * share);
    }
    return value;
  }
}

/** The smile of a sentence, 0–1. */
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
