/** Brows that open a phrase, ask a question and stress a word. */
import { type Move, valueAt } from './moves.ts';
import { isQuestion, type Phrase } from './phrases.ts';
import { seededRandom } from './random.ts';

/** Shares of each shape, 0–1. */
export interface Brows {
  raised: number;
  questioning: number;
  stressed: number;
}

/** Seconds in which brows rise, stay and return. */
const RISE = 0.2;
const STAY = 0.4;
const BACK = 0.4;
/** Seconds of a stress, up and down, and the minimum length of a word for it. */
const STRESS = 0.24;
const STRESSED_SECONDS = 0.34;
/** Seconds by which a question's brows precede the end of its last word, and stay after it. */
const ASKS = 0.45;
const WAITS = 0.3;
/** Minimum seconds from one change to the next: brows that are never still look nervous. */
const SHORTEST_GAP = 1;

/** The brows of a passage over time. */
export class BrowTrack {
  readonly #moves: Record<keyof Brows, Move[]> = { raised: [], questioning: [], stressed: [] };
  #free = 0;

  /** @param liveliness 1 is natural */
  constructor(seed: string, duration: number, phrases: readonly Phrase[], liveliness = 1) {
    const random = seededRandom(`brows ${seed}`);
    const gap = SHORTEST_GAP / Math.min(1.25, liveliness);
    const asks = isQuestion(phrases.at(-1)?.words ?? []);
    const last = phrases.at(-1)?.end ?? 0;
    const until = asks ? last - ASKS - gap : duration - STAY;
    for (const { start, words } of phrases) {
      const [raises, far] = [random(), random()];
      if (raises < 0.6 * liveliness && start + RISE + BACK < until) {
        this.#show('raised', start, RISE, STAY, 0.4 + 0.4 * far, gap);
      }
      for (const word of words.slice(1)) {
        const isStressed = word.end - word.start > STRESSED_SECONDS && random() < 0.5 * liveliness;
        if (isStressed && word.start + 2 * STRESS < until) {
          this.#show('stressed', word.start, STRESS / 2, 0, 0.7, gap);
        }
      }
    }
    const start = Math.max(0, last - ASKS);
    const stays = Math.min(last + WAITS, duration - BACK) - start - RISE;
    if (asks && stays > 0) this.#show('questioning', start, RISE, stays, 1, 0);
  }

  /** @param time seconds */
  at(time: number): Brows {
    const { raised, questioning, stressed } = this.#moves;
    return {
      raised: valueAt(raised, time),
      questioning: valueAt(questioning, time),
      stressed: valueAt(stressed, time),
    };
  }

  /** Shows a shape and reverts it, unless brows have just moved. */
  #show(
    shape: keyof Brows,
    start: number,
    rise: number,
    stay: number,
    to: number,
    gap: number,
  ): void {
    if (start < this.#free && gap > 0) return;
    const back = start + rise + stay;
    const seconds = shape === 'stressed' ? STRESS / 2 : BACK;
    this.#moves[shape].push({ start, seconds: rise, to }, { start: back, seconds, to: 0 });
    this.#free = Math.max(back + seconds, start + gap);
  }
}
