import type { LayerGroup, LayerPlace } from './presenterSvg.ts';

/** Pixels of a layer: as drawn by the page, or as kept by a worker from film to film. */
export type Pixels = ImageBitmap | OffscreenCanvas;

/** A layer of the figure, drawn at the output size and cropped to its opaque area. */
export interface RasterLayer<P extends Pixels = Pixels> {
  group: LayerGroup;
  place: LayerPlace;
  /** Position in the picture of its top left pixel, in px, while the figure is at rest. */
  x: number;
  y: number;
  /**
   * The layer at 0 and half a px to the right, then both half a px down: drawn four times from the SVG, so
   * slow movements look smooth and stay sharp.
   */
  phases: P[];
}

/** A presenter in its scene, in layers. */
export interface RasterScene<P extends Pixels = Pixels> {
  backdrop: P;
  layers: RasterLayer<P>[];
}
