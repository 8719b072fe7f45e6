import type { Grading } from '../picture/grading.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** An edit's changes to the speaker's picture, applied before drawing. */
export interface FigureStyle {
  grading?: Grading;
  /** Paints over the scene, under the figure. */
  ground?: (context: Context) => void;
}

/** Grades a canvas in place. */
export function gradeCanvas(context: Context, { grading }: FigureStyle): void {
  if (!grading) return;
  const { width, height } = context.canvas;
  const pixels = context.getImageData(0, 0, width, height);
  grading.pixels(pixels.data);
  context.putImageData(pixels, 0, 0);
}
