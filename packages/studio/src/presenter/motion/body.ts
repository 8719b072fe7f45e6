/**
 * How the body of a speaking presenter moves: it breathes, shifts its weight between phrases, turns and
 * nods its head, enters and settles.
 *
 * Like people, presenters hold a pose between movements. Still stretches also cost the encoder nothing.
 */
import type { Passage } from './passages.ts';
import { type Move, valueAt } from './moves.ts';
import { phrasesOf } from './phrases.ts';
import { seededRandom } from './random.ts';

/** Offsets in px at a height of 720. */
export interface Body {
  /** The whole figure. */
  figureX: number;
  figureY: number;
  /** The head on the figure: a nod. */
  headX: number;
  headY: number;
  /** The face on the head: a turn. */
  faceX: number;
  faceY: number;
}

const STILL: Body = { figureX: 0, figureY: 0, headX: 0, headY: 0, faceX: 0, faceY: 0 };
const KEYS = Object.keys(STILL) as (keyof Body)[];

/** px at a height of 720, within the composition's reach for figure and face. */
const SWAY = { x: 4, y: 2 } as const;
const LEAN = 1.2;
const TURN = { x: 2.8, y: 1.6 } as const;
const NOD = 2.8;
const BREATH = 1.3;
const MOST_FIGURE = { x: 6, y: 4 } as const;
/** The presenter's initial offsets. */
const ENTRANCE = { figureX: -4, figureY: -2, headY: 3 } as const;

/** Seconds. */
const SWAY_SECONDS = 0.7;
const TURN_SECONDS = 0.45;
const NOD_SECONDS = 0.16;
const ENTRANCE_SECONDS = 0.4;
const LONGEST_HOLD = 2.6;
const BREATH_SECONDS = 3.6;
/** Seconds from which a word counts as stressed. */
const STRESSED_SECONDS = 0.34;
/** A paragraph opens with a wider shift and a deeper breath. */
const PARAGRAPH = 1.4;

/** The properties of a passage that its body needs; times are seconds from its first frame. */
export interface Spoken extends Pick<Passage, 'words'> {
  duration: number;
  isFirst?: boolean;
  opensParagraph?: boolean;
}

/** The body of a speaking presenter over time; equal seeds and words give equal bodies. */
export class BodyTrack {
  readonly #moves: Record<keyof Body, Move[]>;
  readonly #breath: { seconds: number; depth: number } | null;

  /**
   * @param spoken one passage: the body is at rest at its start and its end
   * @param liveliness 1 is natural
   */
  constructor(seed: string, spoken: Spoken, liveliness = 1) {
    this.#moves = { figureX: [], figureY: [], headX: [], headY: [], faceX: [], faceY: [] };
    const moves = movesOf(seed, spoken, liveliness).sort((a, b) => a.start - b.start);
    for (const { start, seconds, to } of moves) {
      for (const key of KEYS) {
        const target = to[key];
        if (target !== undefined) this.#moves[key].push({ start, seconds, to: target });
      }
    }
    // A whole number of breaths, so the next sentence starts with one.
    const breaths = Math.round(spoken.duration / BREATH_SECONDS);
    const depth = BREATH * (spoken.opensParagraph ? PARAGRAPH : 1);
    this.#breath = breaths > 0 ? { seconds: spoken.duration / breaths, depth } : null;
  }

  /** @param time seconds. */
  at(time: number): Body {
    const body = { ...STILL };
    for (const key of KEYS) body[key] = valueAt(this.#moves[key], time);
    body.figureX = Math.max(-MOST_FIGURE.x, Math.min(MOST_FIGURE.x, body.figureX));
    body.figureY = Math.max(-MOST_FIGURE.y, body.figureY - this.#breathAt(time));
    return body;
  }

  #breathAt(time: number): number {
    if (!this.#breath) return 0;
    const { seconds, depth } = this.#breath;
    return (depth * (1 - Math.cos((2 * Math.PI * time) / seconds))) / 2;
  }
}

interface Shift {
  start: number;
  seconds: number;
  to: Partial<Body>;
}

function movesOf(
  seed: string,
  { words, duration, isFirst, opensParagraph }: Spoken,
  liveliness: number,
): Shift[] {
  const random = seededRandom(`poses ${seed}`);
  const either = (reach: number) => (random() * 2 - 1) * reach * liveliness;
  const openings = new Set(phrasesOf(words).map(({ start }) => start));
  const moves: Shift[] = isFirst ? entrance() : [];
  let heldSince = 0;
  let lastNod = -1;
  for (const [i, word] of words.entries()) {
    if (openings.has(word.start) || word.start - heldSince > LONGEST_HOLD) {
      heldSince = word.start;
      const wide = i === 0 && opensParagraph ? PARAGRAPH : 1;
      const turn = { faceX: either(TURN.x), faceY: either(TURN.y) };
      moves.push({ start: Math.max(0, word.start - 0.1), seconds: TURN_SECONDS, to: turn });
      const figureX = either(SWAY.x) * wide;
      const sway = { figureX, figureY: -random() * SWAY.y * liveliness, headX: either(LEAN) };
      moves.push({ start: word.start, seconds: SWAY_SECONDS, to: sway });
    } else if (word.end - word.start > STRESSED_SECONDS && word.start - lastNod > 1.2) {
      lastNod = word.start;
      moves.push({ start: word.start, seconds: NOD_SECONDS, to: { headY: NOD * liveliness } });
      moves.push({ start: word.start + NOD_SECONDS, seconds: 0.3, to: { headY: 0 } });
    }
  }
  const { end = 0 } = words.at(-1) ?? {};
  // The figure comes to rest after the last word, or with it if the next sentence follows soon.
  const rest = Math.max(0, Math.min(end + 0.15, duration - SWAY_SECONDS));
  const before = moves.filter(({ start }) => start < rest || start === 0);
  return [...before, { start: rest, seconds: Math.min(SWAY_SECONDS, duration - rest), to: STILL }];
}

/** Enters from one side, looking up, before the first word. */
function entrance(): Shift[] {
  return [
    { start: 0, seconds: 0, to: ENTRANCE },
    { start: 0, seconds: ENTRANCE_SECONDS, to: { figureX: 0, figureY: 0, headY: 0 } },
  ];
}
