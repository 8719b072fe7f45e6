import type { LayerGroup } from './presenterSvg.ts';

/** A layer of the figure, drawn at the size of the output and cut to what is opaque. */
export interface RasterLayer {
  group: LayerGroup;
  eyes?: 'open' | 'closed';
  place: 'belowMouth' | 'aboveMouth';
  /** px in the picture of the top left pixel while the figure is at rest. */
  x: number;
  y: number;
  /**
   * The layer at 0 and half a px to the right, then both half a px down: drawn four times from the
   * SVG, so that slow moves look smooth and stay sharp.
   */
  phases: ImageBitmap[];
}
