/*
 * Detects the characters that this device has glyphs for. The script's notice and everything that paints text use this
 * check, so the notice names exactly the characters that a film omits.
 */

/** Whether a font, with the device's fallback fonts, has a glyph for a character. */
export type CanDraw = (sign: string) => boolean;

/** The family under which the face of plain captions is registered. */
export const CAPTION_FAMILY = 'Lectern Captions';
/** CSS font of plain captions, `size` in px. */
export const captionFont = (size: number): string =>
  `600 ${size}px "${CAPTION_FAMILY}", sans-serif`;

/** px: large enough for Firefox to write a character's code into its box. */
const SIZE = 32;
const CANVAS = 2 * SIZE;
/** Characters that will never exist; Firefox writes four or six digits into their boxes. */
const NEVER_DRAWN = ['\u0378', '\uFDD0', '\u{1FFFE}', '\u{10FFFD}'];
/** Characters that all of our fonts have. */
const ALWAYS_DRAWN = /^[\p{ASCII}\u00A0-\u00FF\u2010-\u2027\u20AC\s]+$/u;

/**
 * The extent of a character's ink and the pixels along its four edges. Boxes that contain different codes
 * have these in common, and no letter is a closed frame of the same size.
 */
function outlineOf(context: OffscreenCanvasRenderingContext2D, sign: string): string {
  context.clearRect(0, 0, CANVAS, CANVAS);
  context.fillText(sign, SIZE / 4, 1.25 * SIZE);
  const { data } = context.getImageData(0, 0, CANVAS, CANVAS);
  const all = Array.from({ length: CANVAS }, (_, i) => i);
  const alpha = (x: number, y: number) => data[4 * (y * CANVAS + x) + 3] ?? 0;
  const rows = all.filter((y) => all.some((x) => alpha(x, y) > 0));
  const columns = all.filter((x) => rows.some((y) => alpha(x, y) > 0));
  const [top = 0, left = 0] = [rows[0], columns[0]];
  const [bottom = 0, right = 0] = [rows.at(-1), columns.at(-1)];
  return [
    columns.map((x) => [alpha(x, top), alpha(x, bottom)]),
    rows.map((y) => [alpha(left, y), alpha(right, y)]),
  ].join(';');
}

/**
 * Returns a test for whether a font can draw a character: one that looks like a non-existent character is
 * an empty box. All characters count as drawable if pixels cannot be compared.
 *
 * @param font CSS font at a size in px.
 */
export function drawingTest(font: (size: number) => string): CanDraw {
  const context =
    typeof OffscreenCanvas === 'function'
      ? new OffscreenCanvas(CANVAS, CANVAS).getContext('2d', { willReadFrequently: true })
      : null;
  if (!context) return () => true;
  context.font = font(SIZE);
  const boxes = new Set(NEVER_DRAWN.map((sign) => outlineOf(context, sign)));
  const known = new Map<string, boolean>();
  return (sign) => {
    const answer = known.get(sign) ?? !boxes.has(outlineOf(context, sign));
    known.set(sign, answer);
    return answer;
  };
}

/** Returns the stretches of a text that would be empty boxes, as half-open ranges. */
export function undrawable(text: string, canDraw: CanDraw): { from: number; to: number }[] {
  if (ALWAYS_DRAWN.test(text)) return [];
  const ranges: { from: number; to: number }[] = [];
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    // A family emoji is drawn person by person if the device lacks its glyph.
    const signs = Array.from(segment).filter(
      (sign) => !/\p{Default_Ignorable_Code_Point}/u.test(sign),
    );
    if (signs.every((sign) => ALWAYS_DRAWN.test(sign) || canDraw(sign))) continue;
    const last = ranges.at(-1);
    if (last?.to === index) last.to = index + segment.length;
    else ranges.push({ from: index, to: index + segment.length });
  }
  return ranges;
}

/** Removes the characters of a text that would be empty boxes. */
export function drawableText(text: string, canDraw: CanDraw): string {
  const ranges = undrawable(text, canDraw);
  if (ranges.length === 0) return text;
  const kept = ranges
    .toReversed()
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
  return kept.replace(/\s+/gu, ' ').trim();
}

/**
 * Removes the characters of words that would be empty boxes. A word of only such characters is dropped; the
 * punctuation after it moves to the previous word, whose sentence it ends.
 */
export function drawableWords<T extends { text: string }>(
  words: readonly T[],
  canDraw: CanDraw,
): T[] {
  const kept: T[] = [];
  for (const word of words) {
    const text = drawableText(word.text, canDraw);
    const isRest = text !== word.text && !/[^\p{P}]/u.test(text);
    if (!isRest) {
      kept.push({ ...word, text });
      continue;
    }
    const before = kept.pop();
    if (before) kept.push({ ...before, text: before.text + text });
  }
  return kept;
}
