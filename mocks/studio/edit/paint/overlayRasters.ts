import { type Context, kept, openCanvas } from './canvas.ts';
import type { Overlay } from './overlays.ts';

/** Overlays as they were painted last, one for each layer, on canvases that are used again. */
export class OverlayRasters {
  readonly #kept = new Map<number, { key: string; context: Context }>();

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
    kept(context, () => {
      context.clearRect(0, 0, bounds.width, bounds.height);
      // What is left of a larger overlay must not show at the edges.
      context.beginPath();
      context.rect(0, 0, bounds.width, bounds.height);
      context.clip();
      context.translate(-bounds.x, -bounds.y);
      paint(context);
    });
    this.#kept.set(layer, { key, context });
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
