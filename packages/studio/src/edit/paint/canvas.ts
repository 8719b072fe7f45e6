import { StudioError } from '../../StudioError.ts';
import type { Rect } from '../../picture/rects.ts';

export type Context = OffscreenCanvasRenderingContext2D;

/** Opens a canvas in main memory, because pixels are read back for every frame. */
export function openCanvas(width: number, height: number, alpha = true): Context {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
  const context = canvas.getContext('2d', { alpha, willReadFrequently: true });
  if (!context) throw new StudioError('unsupported', 'canvas in a worker');
  return context;
}

/** Paints and restores the canvas's state afterwards. */
export function kept(context: Context, paint: () => void): void {
  context.save();
  paint();
  context.restore();
}

export function fillRounded(context: Context, { x, y, width, height }: Rect, radius: number): void {
  context.beginPath();
  context.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
  context.fill();
}

export function fillCircle(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Returns the same number, 0–1, for the same seed. */
export function seeded(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Fills a strip whose upper and lower edges are torn. */
export function fillTorn(
  context: Context,
  { x, y, width, height }: Rect,
  tooth: number,
  seed: number,
): void {
  const steps = Math.max(6, Math.round(width / (tooth * 4)));
  context.beginPath();
  for (let i = 0; i <= steps; i += 1) {
    const top = y + (seeded(seed + i) - 0.5) * tooth;
    if (i === 0) context.moveTo(x, top);
    else context.lineTo(x + (width * i) / steps, top);
  }
  for (let i = steps; i >= 0; i -= 1) {
    context.lineTo(x + (width * i) / steps, y + height + (seeded(seed + 50 + i) - 0.5) * tooth);
  }
  context.closePath();
  context.fill();
}
