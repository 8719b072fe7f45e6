import type { Look } from '../../looks/index.ts';
import type { Rect } from '../../picture/rects.ts';
import type { BrollClip } from '../plan/broll.ts';
import { type Context, fillCircle, fillRounded, kept, seeded } from './canvas.ts';
import { DRAWINGS } from './drawings.ts';
import { cased, fontOf } from './fonts.ts';
import { stockScene } from './stockScenes.ts';

/** Frames per second of moving clips: each frame repaints the whole picture. */
export const CLIP_RATE = 10;

/** Paints a cut-in over a rectangle. `time` is seconds from the clip's start. */
export function paintCutIn(
  context: Context,
  clip: BrollClip,
  look: Look,
  accent: string,
  box: Rect,
  time: number,
): void {
  kept(context, () => {
    context.beginPath();
    context.rect(box.x, box.y, box.width, box.height);
    context.clip();
    context.translate(box.x, box.y);
    const here = { ...box, x: 0, y: 0 };
    if (clip.kind === 'stock')
      stockScene(clip.subject, clip.seed)(context, here, time, look.palette, accent);
    else paintIllustration(context, clip, look, accent, here);
  });
}

/** Paints a drawing of the subject on a background, with its word: a still picture. */
function paintIllustration(
  context: Context,
  clip: BrollClip,
  look: Look,
  accent: string,
  { width, height }: Rect,
): void {
  const [ground, shade, ink] = look.palette;
  const unit = Math.min(width, height);
  const isPale = brightness(ground) > 0.45;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  paintPattern(context, clip.seed, shade, width, height, unit);
  // Stay clear of the captions in the lowest quarter.
  const side = unit * 0.38;
  const y = height * 0.36;
  context.fillStyle = isPale ? '#FBF8F1' : shade;
  fillCircle(context, width / 2, y, side * 0.82);
  kept(context, () => {
    context.translate(width / 2 - side / 2, y - side / 2);
    context.scale(side / 100, side / 100);
    paintDrawing(context, clip.subject, {
      p: isPale ? ground : '#FBF8F1',
      s: isPale ? shade : ground,
      i: isPale ? ink : '#1E1A15',
      a: accent,
    });
  });
  if (clip.label === '') return;
  const { face } = look.title;
  const word = cased(clip.label, face);
  context.font = fontOf({ ...face, italic: face.italic }, 100);
  const size = Math.min(unit * 0.085, (100 * width * 0.8) / context.measureText(word).width);
  context.font = fontOf(face, size);
  context.textAlign = 'center';
  const middle = y + side * 0.82 - size * 0.1;
  const half = context.measureText(word).width / 2 + size * 0.45;
  context.fillStyle = ink;
  fillRounded(
    context,
    { x: width / 2 - half, y: middle - size * 0.72, width: 2 * half, height: size * 1.36 },
    size * 0.3,
  );
  context.fillStyle = brightness(ink) > 0.5 ? '#1E1A15' : '#FBF8F1';
  context.fillText(word, width / 2, middle + size * 0.3);
  context.textAlign = 'left';
}

/** Paints a subject's drawing, which fills a square of 100. */
function paintDrawing(
  context: Context,
  subject: BrollClip['subject'],
  colors: Record<'p' | 's' | 'i' | 'a', string>,
): void {
  context.lineWidth = 6;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [role, path] of DRAWINGS[subject]) {
    const outline = new Path2D(path);
    const color = colorOf(role.toLowerCase(), colors);
    if (role === role.toUpperCase()) {
      context.strokeStyle = color;
      context.stroke(outline);
    } else {
      context.fillStyle = color;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
      context.fill(outline);
    }
  }
}

function colorOf(role: string, colors: Record<'p' | 's' | 'i' | 'a', string>): string {
  if (role === 'p') return colors.p;
  if (role === 's') return colors.s;
  return role === 'a' ? colors.a : colors.i;
}

function paintPattern(
  context: Context,
  seed: number,
  shade: string,
  width: number,
  height: number,
  unit: number,
): void {
  context.fillStyle = shade;
  const kind = seed % 3;
  if (kind === 0) context.fillRect(0, height * 0.74, width, height * 0.26);
  if (kind === 1) {
    for (let x = -height; x < width + height; x += unit * 0.3) {
      context.beginPath();
      context.moveTo(x, height);
      context.lineTo(x + unit * 0.12, height);
      context.lineTo(x + unit * 0.12 + height * 0.5, 0);
      context.lineTo(x + height * 0.5, 0);
      context.fill();
    }
  }
  if (kind === 2) {
    for (let i = 0; i < 18; i += 1) {
      fillCircle(
        context,
        width * seeded(i + seed),
        height * seeded(i + seed + 40),
        unit * (0.02 + 0.03 * seeded(i)),
      );
    }
  }
}

/** 0–1, by luma. */
function brightness(color: string): number {
  const value = Number.parseInt(color.slice(1, 7), 16);
  return (
    (0.2126 * ((value >> 16) & 255) + 0.7152 * ((value >> 8) & 255) + 0.0722 * (value & 255)) / 255
  );
}
