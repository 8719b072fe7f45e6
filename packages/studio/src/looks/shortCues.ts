/*
 * Captions of a few words at a time, as in short films: cuts a script into cues and breaks their lines, the
 * same way for pages and renderers.
 */
import { cheapestParts } from './cheapestParts.ts';
import { isBound } from './leaning.ts';
import { captionRoom, type Size } from './places.ts';
import { type Measure, roomAround, wordSpace } from './textLayout.ts';
import type { CaptionLook } from './types.ts';

/** A word, or a piece of one, and its time. */
export interface Spoken {
  text: string;
  /** Seconds. */
  start: number;
  end: number;
}

/** The kind of break after a word; `inside` is between two pieces of one word. */
export type BreakKind = 'sentence' | 'clause' | 'pause' | 'word' | 'leaning' | 'inside';

export interface ShortCueLimits extends Pick<CaptionLook, 'words' | 'lines'> {
  /** Limit of a line; undefined where the text shrinks instead. */
  line?: LineLimit;
}

/** In the unit of `sizeOf`. */
export interface LineLimit {
  most: number;
  sizeOf: (text: string) => number;
}

/** Cost of ending a cue at each kind of break; ending it with a bound word outweighs everything else. */
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
/** Cost of a clause that ends inside a cue, and of a cue with a single word. */
const CLAUSE_INSIDE = 3;
const ALONE = 1;
/** Seconds below which a cue is too short to read. */
const SHORTEST = 0.5;
/** Characters from which a cue may take a second line. */
const LONG_LINE = 24;

/**
 * Cuts words into cues of one or two lines, keeping all words in order. A sentence always ends a cue. Other
 * cues end with clauses if possible, and never with an article, a preposition or a conjunction, unless a
 * cue would consist of nothing else.
 *
 * @param breakAfter kind of break after a word, by its index
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

  /** Start of the second line: the end if one line is enough, undefined if the words do not fit on two. */
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

/** Slack for italics, which can be wider than upright letters, and for rounding errors. */
const SLACK = 0.97;

/** Returns the limit of a caption's line in an upright picture, whose letters must not shrink. */
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

/** Returns the wanted size of a caption's letters, in px or shares of the shorter side. */
export function captionSize({ face }: Pick<CaptionLook, 'face'>, picture: Size): number {
  const unit = Math.min(picture.width, picture.height);
  return Math.max(face.size * unit, captionRoom(picture)?.leastSize ?? 0);
}
