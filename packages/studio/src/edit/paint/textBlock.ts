/**
 * Text laid out to fit an area. `paintText.ts` paints it.
 */
import {
  extentOf,
  type Ground,
  groundPadding,
  LINE_HEIGHTS,
  type Measure,
  type TextFace,
  type TextLook,
  titleLines,
  wordSpace,
} from '../../looks/index.ts';
import { baseDirection, hasRightToLeft, visualOrder } from '../../captions/visualOrder.ts';
import type { Rect } from '../../picture/rects.ts';
import type { Context } from './canvas.ts';
import { cased, fontOf } from './fonts.ts';

export interface Run {
  text: string;
  color: string;
  /** Colour of a block or a line behind or under the word. */
  block?: string;
  underline?: string;
  italic?: boolean;
  /** No space follows: the next run is another piece of its word, or is written without spaces. */
  touchesNext?: true;
}

export interface PlacedRun extends Run {
  /** px from the block's corner: left end and baseline. */
  x: number;
  y: number;
  width: number;
  /** Whether its letters and marks run from right to left. */
  isRightToLeft?: true;
  /** Sides on which another run follows without a space. */
  touches: { left: boolean; right: boolean };
}

export interface TextBlock {
  /** px in the picture: the text with its background, without outline and shadow. */
  box: Rect;
  size: number;
  runs: PlacedRun[];
  /** Boxes of the lines, relative to the block's corner. */
  lines: Rect[];
}

/** em from a line's middle down to its baseline. */
const BASELINE: Readonly<Record<TextFace['family'], number>> = {
  inter: 0.36,
  bricolage: 0.34,
  anton: 0.42,
  'instrument-serif': 0.3,
  'gochi-hand': 0.25,
  'special-elite': 0.27,
};

function measured(context: Context, face: TextFace, text: string, size: number): number {
  context.font = fontOf(face, size);
  const letters = hasRightToLeft(text) ? 0 : Array.from(text).length;
  return context.measureText(text).width + letters * face.spacing * size;
}

/** Measures texts in a look's typeface, on a canvas. */
export function measureOn(context: Context): Measure {
  return (text, face) => measured(context, face, cased(text, face), 100) / 100;
}

/** Places the runs of a line in em, starting at its left end. @param widths em of the runs */
function placeRuns(
  line: readonly Run[],
  widths: readonly number[],
  base: ReturnType<typeof baseDirection>,
  space: number,
) {
  const order = visualOrder(
    line.map(({ text }) => text),
    base,
  );
  // Pieces of one word touch on either side.
  const touch = (one = -1, other = -1) =>
    Math.abs(one - other) === 1 && line[Math.min(one, other)]?.touchesNext === true;
  let end = 0;
  const placed = order.map(({ index, direction }, place) => {
    const left = touch(order[place - 1]?.index, index);
    const right = touch(index, order[place + 1]?.index);
    const x = end + (place === 0 || left ? 0 : space);
    end = x + (widths[index] ?? 0);
    return { index, direction, x, touches: { left, right } };
  });
  return { placed, width: end };
}

/**
 * Lays out lines in an area. Text that does not fit becomes smaller; nothing is cut off.
 *
 * @param wanted px of the text's size.
 */
export function layOutText(
  context: Context,
  lines: readonly (readonly Run[])[],
  look: Pick<TextLook, 'face' | 'ground' | 'place' | 'outline'>,
  area: Rect,
  wanted: number,
): TextBlock {
  const { face, ground, place } = look;
  const space = wordSpace(face);
  const cooked = lines.map((line) => line.map((run) => ({ ...run, text: cased(run.text, face) })));
  const widths = cooked.map((line) =>
    line.map(
      (run) =>
        measured(context, { ...face, italic: face.italic || run.italic === true }, run.text, 100) /
        100,
    ),
  );
  const base = baseDirection(cooked.flat().flatMap(({ text }) => text.split(/\s+/u)));
  const rows = cooked.map((line, row) => placeRuns(line, widths[row] ?? [], base, space));
  const lineWidths = rows.map(({ width }) => width);
  const lineHeight = LINE_HEIGHTS[face.family];
  const pad = groundPadding(ground);
  const edge = look.outline?.width ?? 0;
  const extent = extentOf(lineWidths, look);
  const size = Math.min(wanted, area.width / extent.width, area.height / extent.height);
  const width = extent.width * size;
  const height = extent.height * size;
  const left = place.endsWith('left');
  const x = left
    ? area.x
    : place.endsWith('right')
      ? area.x + area.width - width
      : area.x + (area.width - width) / 2;
  const y = place.startsWith('top')
    ? area.y
    : place.startsWith('bottom')
      ? area.y + area.height - height
      : area.y + (area.height - height) / 2;
  const runs: PlacedRun[] = [];
  const boxes: Rect[] = [];
  rows.forEach((line, row) => {
    const own = line.width * size;
    const inset =
      left && !ground ? Math.max(pad.x, edge) * size : left ? pad.x * size : (width - own) / 2;
    const top = Math.max(pad.y, edge) * size + row * lineHeight * size;
    boxes.push({ x: inset, y: top, width: own, height: lineHeight * size });
    const placed: PlacedRun[] = [];
    for (const { index, direction, x: at, touches } of line.placed) {
      const run = cooked[row]?.[index];
      if (!run) continue;
      placed[index] = {
        ...run,
        ...(direction === 'rtl' && { isRightToLeft: true as const }),
        x: inset + at * size,
        y: top + (lineHeight / 2 + BASELINE[face.family]) * size,
        width: (widths[row]?.[index] ?? 0) * size,
        touches,
      };
    }
    runs.push(...placed);
  });
  return { box: { x, y, width, height }, size, runs, lines: boxes };
}

/** Finds the line breaks, for at most four lines, that fill an area best. */
export function brokenTitle(
  context: Context,
  text: string,
  face: TextFace,
  area: Rect,
  wanted: number,
  ground: Ground | null,
): string[] {
  return titleLines(
    text,
    { face, ground, outline: null },
    area,
    (line, as) => measured(context, as, cased(line, as), 100) / 100,
    wanted,
  );
}
