import type { SpeechTimeline, TimedWord } from '../types.ts';
import { type BreakKind, type LineLimit, cheapestParts } from '../looks/index.ts';
import { breakKind } from './breaks.ts';
import { splitLongWords } from './pieces.ts';

/** One caption on screen: at most {@link MAX_LINES} lines. */
export interface CaptionCue {
  /** Seconds from the start of the audio; the start of the first word. */
  start: number;
  end: number;
  /**
   * Words of each line, in order. A word longer than a line is split into several touching pieces;
   * `joinWords` returns a line's text.
   */
  lines: TimedWord[][];
}

export const MAX_LINES = 2;
/** UTF-16 code units, the strictest way to count characters. */
export const MAX_LINE_LENGTH = 42;
/** Characters as wide as two letters. */
const WIDE = /[\u3000-\u303F\uFF01-\uFF60\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;
const sizeInLetters = (text: string) => text.length + (text.match(WIDE)?.length ?? 0);
const CHARACTERS: LineLimit = { most: MAX_LINE_LENGTH, sizeOf: sizeInLetters };
/** Shortest duration of a cue in seconds, if the next cue leaves room. */
export const MIN_CUE_SECONDS = 1;

/** Seconds that a cue stays after its last word, so that viewers finish reading. */
const LINGER = 0.3;
/** Seconds; a shorter gap between cues would flicker, so the earlier cue stays until the next one. */
const MIN_GAP = 0.4;
/** Seconds of speech above which a shorter cue is better. */
const LONG_CUE_SECONDS = 6;
/** Seconds between the starts of cues whose words have no duration. */
const TICK = 0.04;

const CUE_BREAK_COST: Record<BreakKind, number> = {
  sentence: 0,
  clause: 1,
  pause: 1.5,
  word: 4,
  leaning: 7,
  inside: 12,
};
const LINE_BREAK_COST: Record<BreakKind, number> = {
  sentence: 0.2,
  clause: 0,
  pause: 0.3,
  word: 0.8,
  leaning: 1.8,
  inside: 4,
};
/** Cost of each cue: without it every clause would get its own cue. */
const CUE_COST = 1.5;
const SENTENCE_INSIDE_COST = 5;

interface Piece extends TimedWord {
  /** The break after this piece. */
  break: BreakKind;
  /** In the unit of the line's limit. */
  size: number;
}

interface Line {
  most: number;
  space: number;
}

interface Layout {
  /** Pieces on the first line. */
  first: number;
  cost: number;
}

/**
 * Cuts a timeline into captions: all words, in order, preferring breaks at sentence and clause ends.
 *
 * The whole text is weighed at once (dynamic programming over possible breaks, as in paragraph setting), so
 * no cue is left with one stray word.
 *
 * @param limit of a line; {@link MAX_LINE_LENGTH} characters by default
 */
export function buildCues(
  timeline: Pick<SpeechTimeline, 'words' | 'duration'>,
  { most, sizeOf }: LineLimit = CHARACTERS,
): CaptionCue[] {
  const words = splitLongWords(timeline.words, most, sizeOf);
  const pieces = words.map((word, i): Piece => ({
    ...word,
    break: breakKind(word, words[i + 1]),
    size: sizeOf(word.text),
  }));
  const line = { most, space: sizeOf(' ') };
  const parts = cheapestParts(pieces.length, (from, to) => {
    const layout = layOut(pieces.slice(from, to), line);
    return layout && layout.cost + cueCost(pieces, from, to, timeline.duration);
  });
  const cues = parts.map(([from, to]) =>
    toLines(words, from, to, layOut(pieces.slice(from, to), line)?.first ?? to - from),
  );
  return withTimes(cues, timeline.duration);
}

function sizeOfLine(pieces: readonly Piece[], space: number): number {
  return pieces.reduce(
    (sum, piece, i) =>
      sum + piece.size + (i + 1 < pieces.length && piece.break !== 'inside' ? space : 0),
    0,
  );
}

/** The best line break of a cue, or undefined if it does not fit. */
function layOut(cue: readonly Piece[], { most, space }: Line): Layout | undefined {
  const length = sizeOfLine(cue, space);
  if (length <= most || cue.length === 1) return { first: cue.length, cost: 0 };
  if (length > MAX_LINES * most + space) return undefined;
  let best: Layout | undefined;
  for (let first = 1; first < cue.length; first += 1) {
    const upper = sizeOfLine(cue.slice(0, first), space);
    const lower = sizeOfLine(cue.slice(first), space);
    if (upper > most) break;
    if (lower > most) continue;
    const kind = cue[first - 1]?.break ?? 'word';
    const cost = LINE_BREAK_COST[kind] + (1.5 * Math.abs(upper - lower)) / most;
    if (!best || cost < best.cost) best = { first, cost };
  }
  return best;
}

function cueCost(pieces: readonly Piece[], from: number, to: number, duration: number): number {
  const first = pieces[from];
  const last = pieces[to - 1];
  if (!first || !last) return 0;
  const spoken = last.end - first.start;
  const shown = (pieces[to]?.start ?? duration) - first.start;
  let cost = CUE_COST + CUE_BREAK_COST[last.break];
  if (shown < MIN_CUE_SECONDS) cost += 20 * (1 - shown / MIN_CUE_SECONDS);
  if (spoken > LONG_CUE_SECONDS) cost += 3 * (spoken - LONG_CUE_SECONDS);
  for (let i = from; i < to - 1; i += 1) {
    if (pieces[i]?.break === 'sentence') cost += SENTENCE_INSIDE_COST;
  }
  return cost;
}

function toLines(words: readonly TimedWord[], from: number, to: number, first: number) {
  const upper = words.slice(from, from + first);
  const lower = words.slice(from + first, to);
  return lower.length > 0 ? [upper, lower] : [upper];
}

function withTimes(cues: readonly TimedWord[][][], duration: number): CaptionCue[] {
  const timed: CaptionCue[] = [];
  for (const lines of cues) {
    const words = lines.flat();
    const previous = timed.at(-1);
    const spokenFrom = words[0]?.start ?? 0;
    const start = previous ? Math.max(spokenFrom, previous.start + TICK) : spokenFrom;
    const spokenTo = words.at(-1)?.end ?? start;
    if (previous && start - previous.end < MIN_GAP) previous.end = start;
    const wanted = Math.max(spokenTo + LINGER, start + MIN_CUE_SECONDS);
    timed.push({ start, end: Math.max(start + TICK, Math.min(wanted, duration)), lines });
  }
  return timed;
}
