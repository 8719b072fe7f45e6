import { softwareContext } from './softwareContext.ts';
import { intersection, type Rect } from './rects.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** Minimum px by which a canvas grows: a rising arm needs more of it in every frame. */
const STEP = 64;

/**
 * Something painted as a whole on its own canvas, and copied in parts.
 *
 * The rounding of anti-aliased path edges depends on the clip region. The repainted
 * parts of a picture depend on the previous frame, so the pixels of a path painted through them would too.
 */
export class Raster {
  #context: Context | undefined;

  /** Paints over the previous content. @param box px of the picture, whole */
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
   * Copies the area that overlaps a part of the picture.
   *
   * @param at px of the picture, whole: the painted box, or one of its size elsewhere
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
