import { softwareContext } from './softwareContext.ts';
import { intersection, type Rect } from './rects.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** px that a canvas grows by at least: an arm that rises needs more of it every frame. */
const STEP = 64;

/**
 * Something that is painted whole on a canvas of its own, and copied in parts.
 *
 * Soft edges of paths are rounded differently by what they are clipped with. Repainted parts of a picture
 * depend on the frame before, so a path that is painted through them would as well.
 */
export class Raster {
  #context: Context | undefined;

  /** Paints in place of what was there. @param box px of the picture, whole */
  draw({ x, y, width, height }: Rect, paint: (context: Context) => void): void {
    const context = this.#roomFor(width, height);
    context.save();
    context.clearRect(0, 0, width, height);
    context.beginPath();
    context.rect(0, 0, width, height);
    context.clip();
    context.translate(-x, -y);
    paint(context);
    context.restore();
  }

  /**
   * Copies what falls into a part of the picture.
   *
   * @param at px of the picture, whole: the box that was painted, or one of its size elsewhere
   * @param part px, whole
   */
  copy(target: Context, at: Rect, part: Rect): void {
    const shown = intersection(at, part);
    if (!shown || !this.#context) return;
    const { x, y, width, height } = shown;
    const [left, top] = [x - at.x, y - at.y];
    target.drawImage(this.#context.canvas, left, top, width, height, x, y, width, height);
  }

  #roomFor(width: number, height: number): Context {
    const own = this.#context;
    if (own && own.canvas.width >= width && own.canvas.height >= height) return own;
    const grown = (length: number, before = 0) => Math.max(before, STEP * Math.ceil(length / STEP));
    const canvas = new OffscreenCanvas(
      grown(width, own?.canvas.width),
      grown(height, own?.canvas.height),
    );
    this.#context = softwareContext(canvas, true);
    return this.#context;
  }
}
