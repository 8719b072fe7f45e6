import type { LayerGroup, LayerPlace } from './presenterSvg.ts';

/** Pixels of a layer: as the page drew them, or as a worker keeps them from film to film. */
export type Pixels = ImageBitmap | OffscreenCanvas;

/** A layer of the figure, drawn at the size of the output and cut to what is opaque. */
export interface RasterLayer<P extends Pixels = Pixels> {
  group: LayerGroup;
  place: LayerPlace;
  /** px in the picture of the top left pixel while the figure is at rest. */
  x: number;
  y: number;
  /**
   * The layer at 0 and half a px to the right, then both half a px down: drawn four times from the
   * SVG, so that slow moves look smooth and stay sharp.
   */
  phases: P[];
}

/** A presenter in its scene, in layers. */
export interface RasterScene<P extends Pixels = Pixels> {
  backdrop: P;
  layers: RasterLayer<P>[];
}
