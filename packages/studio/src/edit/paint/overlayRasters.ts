import { type Context, kept, openCanvas } from './canvas.ts';
import { holds, type Rect } from '../../picture/rects.ts';
import type { Overlay } from './overlays.ts';

/** The last overlay of each layer, as painted, on reused canvases. */
export class OverlayRasters {
  readonly #kept = new Map<number, { key: string; bounds: Rect; context: Context }>();

  /** Draws an overlay into the picture. @param layer index of its layer */
  draw(picture: Context, overlay: Overlay, layer: number): void {
    if (overlay.isFleeting === true) {
      kept(picture, () => overlay.paint(picture));
      return;
    }
    const { x, y, width, height } = overlay.bounds;
    const { canvas } = this.#rasterOf(overlay, layer);
    picture.drawImage(canvas, 0, 0, width, height, x, y, width, height);
  }

  #rasterOf(overlay: Overlay, layer: number): Context {
    const { key, bounds, paint } = overlay;
    const raster = this.#kept.get(layer);
    if (raster?.key === key) return raster.context;
    const context = roomyCanvas(raster?.context, bounds);
    // Outlined letters are expensive: repaint only the words that changed.
    const isInPlace = raster && isSame(raster.bounds, bounds);
    const part = isInPlace ? overlay.differsFrom?.(raster.key) : undefined;
    const { x, y, width, height } = part ?? bounds;
    kept(context, () => {
      context.translate(-bounds.x, -bounds.y);
      context.clearRect(x, y, width, height);
      // Clear the remains of a larger overlay.
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
      paint(context);
    });
    this.#kept.set(layer, { key, bounds, context });
    return context;
  }
}

/** Reuses a canvas that is large enough: creating one costs more than painting a caption. */
function roomyCanvas(
  context: Context | undefined,
  { width, height }: { width: number; height: number },
): Context {
  const { canvas } = context ?? {};
  if (context && canvas && canvas.width >= width && canvas.height >= height) return context;
  return openCanvas(Math.max(width, canvas?.width ?? 0), Math.max(height, canvas?.height ?? 0));
}

function isSame(one: Rect, other: Rect): boolean {
  return holds(one, other) && holds(other, one);
}
