/**
 * Paints laid-out text with its background, outline, shadow and highlights, and animates its entrance.
 */
import { hasRightToLeft } from '../../captions/visualOrder.ts';
import type { TextLook } from '../../looks/index.ts';
import { lettersOf } from '../letters.ts';
import { type Context, fillRounded, kept } from './canvas.ts';
import { fontOf } from './fonts.ts';
import { paintGround } from './grounds.ts';
import type { PlacedRun, TextBlock } from './textBlock.ts';

/**
 * Paints a block with its corner at the canvas's origin.
 *
 * @param shown 0–1: how much of the text a typewriter has written so far.
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
  const visible = shown < 1 ? typed(runs, shown) : runs;
  context.lineJoin = 'round';
  let font = '';
  const write = (run: PlacedRun, how: 'fill' | 'stroke', dx = 0) => {
    const own = fontOf({ ...face, italic: face.italic || run.italic === true }, size);
    // Setting a font costs a look-up, even for the current one.
    if (own !== font) context.font = own;
    font = own;
    // Joined letters must not be spaced apart.
    const spacing = hasRightToLeft(run.text) ? 0 : face.spacing * size;
    if (run.isRightToLeft) {
      context.direction = 'rtl';
      context.textAlign = 'left';
    }
    spaced(context, spacing, run.text, run.x + dx, run.y + dx, how);
    if (run.isRightToLeft) {
      context.direction = 'ltr';
      context.textAlign = 'start';
    }
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
      // Where words touch, the block ends with its word so as not to cover its neighbour.
      const left = run.touches.left ? 0 : size * 0.14;
      const right = run.touches.right ? 0 : size * 0.14;
      fillRounded(
        context,
        {
          ...{ x: run.x - left, y: run.y - size * 0.93 },
          ...{ width: left + run.width + right, height: size * 1.2 },
        },
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

/** Returns what a typewriter has written so far, in whole letters. */
function typed(runs: readonly PlacedRun[], shown: number): PlacedRun[] {
  const texts = runs.map(({ text }) => lettersOf(text));
  let left = Math.ceil(texts.flat().length * shown);
  return runs.flatMap((run, i) => {
    const letters = texts[i]?.slice(0, left) ?? [];
    left -= letters.length;
    return letters.length === 0 ? [] : [{ ...run, text: letters.join('') }];
  });
}

/**
 * Writes a text with letter spacing. If the canvas has no `letterSpacing`, it writes letter by letter,
 * which takes several times as long.
 */
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
  if (Reflect.has(context, 'letterSpacing')) {
    context.letterSpacing = `${spacing}px`;
    write(text, x);
    context.letterSpacing = '0px';
    return;
  }
  let before = '';
  for (const [i, letter] of lettersOf(text).entries()) {
    write(letter, x + context.measureText(before).width + i * spacing);
    before += letter;
  }
}

/** Paints a block turned, scaled and moved around its centre, as its entrance requires. */
export function withMotion(
  context: Context,
  { box, size }: Pick<TextBlock, 'box' | 'size'>,
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
