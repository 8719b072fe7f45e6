/*
 * Captions of a few words at a time, as short films have them: where a script is cut into them, and
 * where one of them takes a second line. A page and a renderer cut alike.
 */
import { captionRoom, type Size } from './places.ts';
import { type Measure, roomAround, wordSpace } from './textLayout.ts';
import type { CaptionLook } from './types.ts';

/** A word, or a piece of one, and when it is spoken. */
export interface Spoken {
  text: string;
  /** Seconds. */
  start: number;
  end: number;
}

/** What kind of place lies after a word: `inside` is that between two pieces of one word. */
export type BreakKind = 'sentence' | 'clause' | 'pause' | 'word' | 'leaning' | 'inside';

export interface ShortCueLimits extends Pick<CaptionLook, 'words' | 'lines'> {
  /** How wide a line may be; absent where the text becomes smaller instead. */
  line?: LineLimit;
}

/** In whatever unit the text is measured. */
export interface LineLimit {
  most: number;
  sizeOf: (text: string) => number;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Articles, prepositions and conjunctions: nothing may end in one. */
const BOUND = setOf(
  'a an the and or but nor so of to in on at by for from with without into onto over under as if ' +
    'than because while about across after against along among around before behind below beside ' +
    'between beyond during except inside like near off per since through throughout toward towards ' +
    'unless until upon via whether within although though',
);

/** Other words that lean on what follows. */
const LEANING = setOf(
  'that which who whose when where is are was were be been am has have had do does did can could ' +
    'will would shall should may might must no not my your his her its our their this these those ' +
    "very more most every each some any i you he she it we they it's we're you're they're don't can't",
);

const bare = (text: string) => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Whether a word is an article, a preposition or a conjunction. */
function isBound(text: string): boolean {
  return BOUND.has(bare(text));
}

/** Whether a word leans on the one that follows; a line or cue that ends in one reads badly. */
export function leans(text: string): boolean {
  return isBound(text) || LEANING.has(bare(text));
}

/**
 * Cuts so many things into the parts that cost least together.
 *
 * @param costOf of a part, both ends half-open; nothing where it is too long, as are all longer ones.
 *   A part of one always has a cost.
 */
export function cheapestParts(
  count: number,
  costOf: (from: number, to: number) => number | undefined,
): [from: number, to: number][] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= count; to += 1) {
    let winner = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    for (let from = to - 1; from >= 0; from -= 1) {
      const own = costOf(from, to);
      if (own === undefined) break;
      const cost = (best[from]?.cost ?? 0) + own;
      if (cost < winner.cost) winner = { cost, from };
    }
    best.push(winner);
  }
  const parts: [number, number][] = [];
  for (let to = count; to > 0;) {
    const { from } = best[to] ?? { from: to - 1 };
    parts.unshift([from, to]);
    to = from;
  }
  return parts;
}

/** What it costs that a cue ends in such a place. Next to the rest, a bound word costs everything. */
const END_COST: Record<BreakKind, number> = {
  sentence: 0,
  clause: 0,
  pause: 0.3,
  word: 1.2,
  leaning: 3,
  inside: 6,
};
const BOUND_COST = 1000;
const CUE_COST = 1;
/** A clause that ends inside a cue, and a word alone in one. */
const CLAUSE_INSIDE = 3;
const ALONE = 1;
/** Seconds below which a cue flashes by. */
const SHORTEST = 0.5;
/** Characters from which on a cue may take a second line. */
const LONG_LINE = 24;

/**
 * Words as cues of one line or two: all of them, in order. A sentence always ends a cue; else cues
 * end with clauses where they can, and never in an article, a preposition or a conjunction unless
 * there are as many of these in a row as a cue has words.
 *
 * @param breakAfter what lies after the word of that number
 */
export function shortCues<T extends Spoken>(
  words: readonly T[],
  breakAfter: (index: number) => BreakKind,
  { words: most, lines, line }: ShortCueLimits,
): T[][][] {
  const kinds = words.map((_, i) => breakAfter(i));
  const sizes = words.map(({ text }) => line?.sizeOf(text) ?? 0);
  const space = line?.sizeOf(' ') ?? 0;
  const widthOf = (from: number, to: number) =>
    sizes.slice(from, to).reduce((sum, size) => sum + size, 0) +
    space * kinds.slice(from, to - 1).filter((kind) => kind !== 'inside').length;
  const fits = (from: number, to: number) => !line || widthOf(from, to) <= line.most;
  const endCost = (last: number) => {
    const kind = kinds[last] ?? 'word';
    const isOpen = kind !== 'sentence' && kind !== 'clause';
    return isOpen && isBound(words[last]?.text ?? '') ? BOUND_COST : END_COST[kind];
  };

  /** Where the second line begins: at the end where there is none; nothing where it does not fit. */
  const secondLine = (from: number, to: number): number | undefined => {
    const text = words.slice(from, to).map((word) => word.text);
    const isShort = text.length < 4 || text.join(' ').length < LONG_LINE;
    if (fits(from, to) && (lines === 1 || isShort)) return to;
    if (lines === 1) return undefined;
    const half = text.join(' ').length / 2;
    let best: { at: number; cost: number } | undefined;
    for (let at = from + 1; at < to; at += 1) {
      if (!fits(from, at) || !fits(at, to)) continue;
      const upper = text.slice(0, at - from).join(' ').length;
      const cost = Math.abs(upper - half) / half + Math.min(4, endCost(at - 1)) / 5;
      if (!best || cost < best.cost) best = { at, cost };
    }
    return best?.at;
  };

  const costOf = (from: number, to: number): number | undefined => {
    const count = to - from;
    const inner = kinds.slice(from, to - 1);
    if (count > 1) {
      if (count > most * lines || inner.includes('sentence')) return undefined;
      if (secondLine(from, to) === undefined) return undefined;
    }
    const shown = (words[to]?.start ?? 0) - (words[from]?.start ?? 0);
    const clauses = inner.filter((kind) => kind === 'clause').length;
    return (
      CUE_COST +
      endCost(to - 1) +
      CLAUSE_INSIDE * clauses +
      (count === 1 && most > 1 ? ALONE : 0) +
      (to < words.length && shown < SHORTEST ? 2 * (1 - shown / SHORTEST) : 0)
    );
  };

  return cheapestParts(words.length, costOf).map(([from, to]) => {
    const at = secondLine(from, to) ?? to;
    const rows = [words.slice(from, at), words.slice(at, to)];
    return rows.filter((row) => row.length > 0);
  });
}

/** Italic letters of the same text may be wider than upright ones, and rounding takes its part. */
const SLACK = 0.97;

/** How wide a line of a caption may be where its letters may not become smaller than a phone needs. */
export function captionLine(
  look: CaptionLook,
  picture: Size,
  measure: Measure,
): LineLimit | undefined {
  const room = captionRoom(picture);
  if (!room) return undefined;
  const { face } = look;
  const slanted = { ...face, italic: true };
  const isSlanted = look.highlightAs === 'italic';
  return {
    most: SLACK * (room.width / room.leastSize - 2 * roomAround(look).x),
    sizeOf: (text) =>
      text === ' '
        ? wordSpace(face)
        : Math.max(measure(text, face), isSlanted ? measure(text, slanted) : 0),
  };
}

/** px, or shares of the shorter side: how large a caption's letters are wanted. */
export function captionSize({ face }: Pick<CaptionLook, 'face'>, picture: Size): number {
  const unit = Math.min(picture.width, picture.height);
  return Math.max(face.size * unit, captionRoom(picture)?.leastSize ?? 0);
}
