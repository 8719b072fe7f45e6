import { type Context, kept, openCanvas } from './canvas.ts';
import { holds, type Rect } from '../../picture/rects.ts';
import type { Overlay } from './overlays.ts';

/** Overlays as they were painted last, one for each layer, on canvases that are used again. */
export class OverlayRasters {
  readonly #kept = new Map<number, { key: string; bounds: Rect; context: Context }>();

  /** Draws an overlay into the picture. @param layer - Number of the layer that it belongs to. */
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
    // Letters with an outline are dear: those that stay are left as they are.
    const isInPlace = raster && isSame(raster.bounds, bounds);
    const part = isInPlace ? overlay.differsFrom?.(raster.key) : undefined;
    const { x, y, width, height } = part ?? bounds;
    kept(context, () => {
      context.translate(-bounds.x, -bounds.y);
      context.clearRect(x, y, width, height);
      // What is left of a larger overlay must not show at the edges.
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
      paint(context);
    });
    this.#kept.set(layer, { key, bounds, context });
    return context;
  }
}

/** The canvas at hand where it is large enough: making one costs more than painting a caption. */
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
