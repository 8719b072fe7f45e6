import type { RigShape } from './rigShape.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** Number of cached paths: more than a gesture and a sentence need. */
const MOST_PATHS = 600;

/** Paints shapes on a canvas. Caches paths, because most shapes of a frame were in the previous one. */
export class ShapePainter {
  readonly #paths = new Map<string, Path2D>();

  /** Paints in the units of the canvas's transform. */
  paint(context: Context, shapes: readonly RigShape[]): void {
    for (const shape of shapes) {
      if (!shape.clip && !shape.transform) {
        this.#paintOne(context, shape);
        continue;
      }
      context.save();
      if (shape.clip) context.clip(this.#path(shape.clip));
      if (shape.transform) context.transform(...shape.transform);
      this.#paintOne(context, shape);
      context.restore();
    }
  }

  #paintOne(context: Context, { d, fill, stroke, width = 0, opacity = 1 }: RigShape): void {
    const path = this.#path(d);
    context.globalAlpha = opacity;
    if (fill) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (stroke && width > 0) {
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.stroke(path);
    }
    context.globalAlpha = 1;
  }

  #path(d: string): Path2D {
    let path = this.#paths.get(d);
    if (!path) {
      if (this.#paths.size >= MOST_PATHS) this.#paths.clear();
      path = new Path2D(d);
      this.#paths.set(d, path);
    }
    return path;
  }
}
