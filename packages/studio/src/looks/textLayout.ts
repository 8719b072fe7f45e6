/*
 * Text sizes and line breaks of looks, identical on a page and on a canvas.
 */
import type { Size } from './places.ts';
import type { FontFamily, Ground, GroundKind, TextFace, TextLook } from './types.ts';

/** Width of a text in a face in em, spacing included. */
export type Measure = (text: string, face: TextFace) => number;

/** em between baselines. */
export const LINE_HEIGHTS: Readonly<Record<FontFamily, number>> = {
  inter: 1.24,
  bricolage: 1.08,
  anton: 1.12,
  'instrument-serif': 1.08,
  'gochi-hand': 1,
  'special-elite': 1.2,
};

/** Padding of a text in em, by its ground. */
const PADDING: Readonly<Record<GroundKind, { x: number; y: number }>> = {
  chip: { x: 0.5, y: 0.24 },
  pill: { x: 0.75, y: 0.26 },
  card: { x: 0.6, y: 0.36 },
  band: { x: 0.6, y: 0.3 },
  bar: { x: 0.6, y: 0.3 },
  bubble: { x: 0.55, y: 0.3 },
  marker: { x: 0.5, y: 0.18 },
  tape: { x: 0.6, y: 0.26 },
  strip: { x: 0.4, y: 0.2 },
  board: { x: 0.75, y: 0.5 },
};

type Fitted = Pick<TextLook, 'face' | 'outline'> & { ground: Ground | null };

/** Padding around the lines of a text in em, by its ground. */
export function groundPadding(ground: Ground | null): { x: number; y: number } {
  return ground ? PADDING[ground.kind] : { x: 0, y: 0.04 };
}

/** Room around the lines of a text in em: its ground's padding, or its outline if that is wider. */
export function roomAround({ ground, outline }: Omit<Fitted, 'face'>): { x: number; y: number } {
  const { x, y } = groundPadding(ground);
  const edge = outline?.width ?? 0;
  return { x: Math.max(x, edge), y: Math.max(y, edge) };
}

/** Returns the space between the words of a text, in em. */
export function wordSpace({ spacing }: Pick<TextFace, 'spacing'>): number {
  return 0.26 + spacing;
}

/** Returns the size of a text with the room around it, in em. @param widths em of its lines */
export function extentOf(widths: readonly number[], look: Fitted): Size {
  const room = roomAround(look);
  return {
    width: Math.max(...widths, 0.2) + 2 * room.x,
    height: widths.length * LINE_HEIGHTS[look.face.family] + 2 * room.y,
  };
}

/**
 * Returns the largest size at which lines fit a room, at most the wanted one, in the unit of the room.
 *
 * @param lines words, or whole lines if a line is one text
 */
export function fittingSize(
  lines: readonly (readonly string[])[],
  look: Fitted,
  { width, height }: Size,
  measure: Measure,
  wanted = look.face.size,
): number {
  const { face } = look;
  const widths = lines.map(
    (line) =>
      line.reduce((sum, text) => sum + measure(text, face), 0) +
      wordSpace(face) * Math.max(0, line.length - 1),
  );
  const extent = extentOf(widths, look);
  return Math.min(wanted, width / extent.width, height / extent.height);
}

function evenly(words: readonly string[], count: number): string[] {
  const lines: string[] = [];
  let rest = [...words];
  for (let left = count; left > 0; left -= 1) {
    const goal = rest.join(' ').length / left;
    let take = left === 1 ? rest.length : 1;
    while (
      take < rest.length - (left - 1) &&
      rest.slice(0, take + 1).join(' ').length <= goal * 1.15
    ) {
      take += 1;
    }
    lines.push(rest.slice(0, take).join(' '));
    rest = rest.slice(take);
  }
  return lines.filter((line) => line !== '');
}

/** Returns the line breaks of a title, at most four lines, that fill a room best. */
export function titleLines(
  title: string,
  look: Fitted,
  room: Size,
  measure: Measure,
  wanted = look.face.size,
): string[] {
  const words = title.split(/\s+/u).filter((word) => word !== '');
  const bare: Fitted = { face: look.face, ground: look.ground, outline: null };
  let best = { lines: words.length === 0 ? [] : [words.join(' ')], size: 0 };
  for (let count = 1; count <= Math.min(4, words.length); count += 1) {
    const lines = evenly(words, count);
    const size = fittingSize(
      lines.map((line) => [line]),
      bare,
      room,
      measure,
      wanted,
    );
    // Another line must gain at least 8 %.
    if (size > best.size * 1.08) best = { lines, size };
  }
  return best.lines;
}

/** Scripts whose letters are written one by one, from left to right. */
const SEPARATE = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Thai', 'Lao']
  .concat(['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Common', 'Inherited'])
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const ALL_SEPARATE = new RegExp(`^[${SEPARATE}]*$`, 'u');

/**
 * Whether a title can run round a head letter by letter. Other titles are written in lines: their letters
 * join, or run from right to left.
 */
export function canRunRound(title: string): boolean {
  return ALL_SEPARATE.test(title);
}

/** Share of the circle around a head that a title may take: the shoulders need the rest. */
const MOST_OF_RING = 0.6;

/**
 * Returns the size of a title on an arc over a head: at most the wanted one, clear of the shoulders and
 * inside the picture.
 *
 * @param length em of its letters in a row. @param wanted and `radius`, `room` in one unit
 * @param room from the middle of the head to the nearer side
 */
export function ringSize(length: number, wanted: number, radius: number, room: number): number {
  const reach = (size: number) =>
    (radius + size) * Math.sin(Math.min(Math.PI / 2, (length * size) / radius / 2));
  let size = Math.min(wanted, (MOST_OF_RING * 2 * Math.PI * radius) / length);
  while (reach(size) > room && size > 0.01 * wanted) size *= 0.98;
  return size;
}
