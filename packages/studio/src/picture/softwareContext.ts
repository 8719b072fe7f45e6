import { StudioError } from '../StudioError.ts';

/** Returns a context in main memory, because pixels are read back for every frame. */
export function softwareContext(
  canvas: OffscreenCanvas,
  alpha: boolean,
): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha, willReadFrequently: true });
  if (!context) throw new StudioError('unsupported', 'canvas in a worker');
  context.imageSmoothingEnabled = false;
  return context;
}
