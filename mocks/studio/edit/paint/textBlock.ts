/**
 * Text on a ground: laid out to fit an area, then painted with outline, shadow and highlights.
 */
import {
  extentOf,
  type Ground,
  groundPadding,
  LINE_HEIGHTS,
  type TextFace,
  type TextLook,
  titleLines,
  wordSpace,
} from '../looks.ts';
import type { Rect } from '../../scene/composition.ts';
import { type Context, fillRounded, kept } from './canvas.ts';
import { cased, fontOf } from './fonts.ts';
import { paintGround } from './grounds.ts';

export interface Run {
  text: string;
  color: string;
  /** Colour of a block or a line under the word. */
  block?: string;
  underline?: string;
  italic?: boolean;
}

interface PlacedRun extends Run {
  /** px from the block's corner; x of the left end, y of the baseline. */
  x: number;
  y: number;
  width: number;
}

export interface TextBlock {
  /** px in the picture: the text with its ground, without outline and shadow. */
  box: Rect;
  size: number;
  runs: PlacedRun[];
  /** Boxes of the lines, from the block's corner. */
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
  return context.measureText(text).width + Array.from(text).length * face.spacing * size;
}

/**
 * Lays lines out in an area. Text that does not fit becomes smaller; nothing is cut.
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
  const lineWidths = widths.map(
    (line) => line.reduce((sum, width) => sum + width, 0) + space * Math.max(0, line.length - 1),
  );
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
  cooked.forEach((line, row) => {
    const own = lineWidths[row] ?? 0;
    const inset =
      left && !ground
        ? Math.max(pad.x, edge) * size
        : left
          ? pad.x * size
          : (width - own * size) / 2;
    const top = Math.max(pad.y, edge) * size + row * lineHeight * size;
    boxes.push({ x: inset, y: top, width: own * size, height: lineHeight * size });
    let at = inset;
    line.forEach((run, i) => {
      const runWidth = (widths[row]?.[i] ?? 0) * size;
      runs.push({
        ...run,
        x: at,
        y: top + (lineHeight / 2 + BASELINE[face.family]) * size,
        width: runWidth,
      });
      at += runWidth + space * size;
    });
  });
  return { box: { x, y, width, height }, size, runs, lines: boxes };
}

/**
 * Paints a block with its corner at the canvas's origin.
 *
 * @param shown 0–1: how much of the text a typewriter has written.
 */
export function paintText(
  context: Context,
  block: TextBlock,
  look: Pick<TextLook, 'face' | 'ground' | 'outline' | 'shadow'>,
  shown = 1,
): void {
  const { face, ground, outline, shadow } = look;
  const { size, runs, box } = block;
  if (ground) paintGround(context, ground, { ...box, x: 0, y: 0 }, size, block.lines);
  const letters = runs.reduce((sum, { text }) => sum + text.length, 0);
  let left = Math.ceil(letters * shown);
  const visible = runs.flatMap((run) => {
    const text = run.text.slice(0, left);
    left = Math.max(0, left - run.text.length);
    return text === '' ? [] : [{ ...run, text }];
  });
  context.lineJoin = 'round';
  const write = (run: PlacedRun, how: 'fill' | 'stroke', dx = 0) => {
    context.font = fontOf({ ...face, italic: face.italic || run.italic === true }, size);
    spaced(context, face.spacing * size, run.text, run.x + dx, run.y + dx, how);
  };
  if (shadow) {
    context.fillStyle = shadow.color;
    for (const run of visible) write(run, 'fill', shadow.offset * size);
  }
  if (outline) {
    context.strokeStyle = outline.color;
    context.lineWidth = 2 * outline.width * size;
    for (const run of visible) if (run.block === undefined) write(run, 'stroke');
  }
  for (const run of visible) {
    if (run.block !== undefined) {
      context.fillStyle = run.block;
      const top = run.y - size * 0.93;
      fillRounded(
        context,
        { x: run.x - size * 0.14, y: top, width: run.width + size * 0.28, height: size * 1.2 },
        size * 0.22,
      );
    }
    context.fillStyle = run.color;
    write(run, 'fill');
    if (run.underline !== undefined) {
      context.fillStyle = run.underline;
      context.fillRect(run.x, run.y + size * 0.1, run.width, size * 0.07);
    }
  }
}

/** Writes a text with space between its letters, also where the canvas knows no such thing. */
function spaced(
  context: Context,
  spacing: number,
  text: string,
  x: number,
  y: number,
  how: 'fill' | 'stroke',
): void {
  const write = (part: string, at: number) => {
    if (how === 'fill') context.fillText(part, at, y);
    else context.strokeText(part, at, y);
  };
  if (Math.abs(spacing) < 0.5) {
    write(text, x);
    return;
  }
  let before = '';
  for (const [i, letter] of Array.from(text).entries()) {
    write(letter, x + context.measureText(before).width + i * spacing);
    before += letter;
  }
}

/** A block turned and moved about its middle, as it comes in. */
export function withMotion(
  context: Context,
  { box, size }: TextBlock,
  { tilt, motion }: Pick<TextLook, 'tilt' | 'motion'>,
  progress: number,
  paint: () => void,
): void {
  kept(context, () => {
    context.translate(box.x + box.width / 2, box.y + box.height / 2);
    if (tilt !== 0) context.rotate((tilt * Math.PI) / 180);
    const rest = 1 - progress;
    const over = Math.sin(progress * Math.PI) * 0.08;
    if (motion === 'pop') context.scale(0.8 + 0.2 * progress + over, 0.8 + 0.2 * progress + over);
    if (motion === 'bounce')
      context.scale(0.55 + 0.45 * progress + 2 * over, 0.55 + 0.45 * progress + 2 * over);
    if (motion === 'slide') context.translate(-0.5 * rest * size, 0);
    if (motion === 'drop') context.translate(0, (-0.6 * rest + over) * size);
    if (motion !== 'none' && motion !== 'typewriter')
      context.globalAlpha = Math.min(1, 0.25 + progress);
    context.translate(-box.width / 2, -box.height / 2);
    paint();
  });
}

/** Lines of a text that fill an area best, at most four. */
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
