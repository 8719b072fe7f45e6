/**
 * Computes the positions of a caption's words. Pure: the caller measures text.
 */
import type { TimedWord } from '../types.ts';
import { joinWords } from './pieces.ts';
import { type LineLimit, captionRoom } from '../looks/index.ts';
import type { Rect } from '../picture/rects.ts';
import { baseDirection, hasRightToLeft, visualOrder } from './visualOrder.ts';

export interface PlacedWord {
  text: string;
  /** px in the picture; the left end of the baseline. */
  x: number;
  y: number;
  /** Whether its letters and marks run from right to left. */
  isRightToLeft?: true;
}

export interface CaptionLayout {
  /** px; whole and even, so that it can be repainted on its own. */
  chip: Rect;
  radius: number;
  fontSize: number;
  /** In the order of the cue's words. */
  words: PlacedWord[];
}

/** Measures the width in px of a text in the captions' typeface at a size in px. */
export type MeasureText = (text: string, fontSize: number) => number;

/** As shares of the font size. */
const LINE_HEIGHT = 1.28;
const PADDING_X = 0.62;
const PADDING_Y = 0.34;
const RADIUS = 0.3;
/** From the line's middle down to the baseline: half of Inter's cap height. */
const BASELINE = 0.36;

/**
 * The font size in px: in an upright frame, the smallest size that phones need; otherwise the largest that
 * fits 42 characters on a line and two lines below the face.
 */
export function captionFontSize(frame: { width: number; height: number }): number {
  const room = captionRoom(frame);
  if (room) return Math.ceil(room.leastSize);
  return Math.round(Math.min(frame.height / 18, frame.width / 24));
}

/**
 * Returns the limit of a caption line in px for an upright frame, whose letters must not shrink; undefined
 * if characters are counted instead.
 */
export function captionLine(
  frame: { width: number; height: number },
  area: Rect,
  measure: MeasureText,
): LineLimit | undefined {
  if (!captionRoom(frame)) return undefined;
  const size = captionFontSize(frame);
  return {
    most: area.width - 4 - 2 * PADDING_X * size,
    sizeOf: (text) => measure(text, size),
  };
}

/**
 * Lays out a cue at the bottom of an area, centred in the frame.
 *
 * A cue whose lines are too wide or too many shrinks as a whole; it is never cut off and never leaves the
 * area.
 */
export function layOutCaption(
  lines: readonly (readonly TimedWord[])[],
  frame: { width: number; height: number },
  area: Rect,
  measure: MeasureText,
): CaptionLayout {
  const wanted = captionFontSize(frame);
  const widest = Math.max(...lines.map((line) => measure(joinWords(line), wanted)));
  const fit = Math.min(
    1,
    (area.width - 2) / (widest + 2 * PADDING_X * wanted),
    (area.height - 2) / ((lines.length * LINE_HEIGHT + 2 * PADDING_Y) * wanted),
  );
  const fontSize = wanted * fit;
  const width = even(widest * fit + 2 * PADDING_X * fontSize);
  const height = even((lines.length * LINE_HEIGHT + 2 * PADDING_Y) * fontSize);
  const chip = {
    x: 2 * Math.round((frame.width - width) / 4),
    y: 2 * Math.floor((area.y + area.height - height) / 2),
    width,
    height,
  };
  const base = baseDirection(lines.flat().map(({ text }) => text));
  const words = lines.flatMap((line, row) => {
    const text = joinWords(line);
    const start = chip.x + (chip.width - measure(text, fontSize)) / 2;
    const middle = chip.y + (PADDING_Y + (row + 0.5) * LINE_HEIGHT) * fontSize;
    const y = middle + BASELINE * fontSize;
    if (hasRightToLeft(text)) {
      const sizeOf = (each: string) => measure(each, fontSize);
      return placeBothWays(line, base, sizeOf).map(({ x, ...word }) => ({
        ...word,
        x: start + x,
        y,
      }));
    }
    return line.map((word, i) => ({
      text: word.text,
      // Measuring the text up to a word keeps kerning and spaces right.
      x: start + measure(joinWords(line.slice(0, i + 1)), fontSize) - measure(word.text, fontSize),
      y,
    }));
  });
  return { chip, radius: RADIUS * fontSize, fontSize, words };
}

/** Places the words of a line with right-to-left letters, starting at the line's left end. */
function placeBothWays(
  line: readonly TimedWord[],
  base: 'ltr' | 'rtl',
  sizeOf: (text: string) => number,
): Omit<PlacedWord, 'y'>[] {
  const space = sizeOf(' ');
  const placed: Omit<PlacedWord, 'y'>[] = [];
  let x = 0;
  let last: TimedWord | undefined;
  for (const { index, direction } of visualOrder(
    line.map(({ text }) => text),
    base,
  )) {
    const word = line[index];
    if (!word) continue;
    // Pieces of one word touch on either side.
    if (last && last.to !== word.from && word.to !== last.from) x += space;
    const { text } = word;
    placed[index] = { text, x, ...(direction === 'rtl' && { isRightToLeft: true as const }) };
    x += sizeOf(text);
    last = word;
  }
  return placed;
}

function even(value: number): number {
  return 2 * Math.ceil(value / 2);
}
