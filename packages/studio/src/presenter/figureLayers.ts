/**
 * The layers of a figure, copied into canvases of this worker, and their positions in a state.
 */
import type { Rect } from '../picture/rects.ts';
import { type FigureStyle, gradeCanvas } from './figureStyle.ts';
import type { FrameState } from './frameTrack.ts';
import type { LayerGroup } from './presenterSvg.ts';
import type { Pixels, RasterLayer, RasterScene } from './rasterLayer.ts';
import { softwareContext } from '../picture/softwareContext.ts';

/** A layer copied into canvases of this worker, so drawing it needs no GPU read-back. */
export interface PaintedLayer extends RasterLayer<OffscreenCanvas> {
  width: number;
  height: number;
}

type Offsets = Pick<FrameState, 'figureX' | 'figureY' | 'headX' | 'headY' | 'faceX' | 'faceY'>;

/** Returns a layer in the colours of an edit. Closes its bitmaps. */
export function paintedLayer(layer: RasterLayer, { grading }: FigureStyle): PaintedLayer {
  const phases = layer.phases.map((phase) => takeOver(phase, grading ? { grading } : {}));
  return { ...layer, phases, width: phases[0]?.width ?? 0, height: phases[0]?.height ?? 0 };
}

/**
 * Returns a scene in canvases of this worker, from which any number of films can be drawn. Closes its
 * bitmaps.
 */
export function keptScene({ backdrop, layers }: RasterScene): RasterScene<OffscreenCanvas> {
  return {
    backdrop: takeOver(backdrop, {}),
    layers: layers.map((layer) => paintedLayer(layer, {})),
  };
}

/** Returns a picture as a canvas in main memory. Closes a bitmap, and leaves a canvas unchanged. */
export function takeOver(bitmap: Pixels, style: FigureStyle): OffscreenCanvas {
  if (bitmap instanceof OffscreenCanvas && !style.ground && !style.grading) return bitmap;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = softwareContext(canvas, true);
  context.drawImage(bitmap, 0, 0);
  if ('close' in bitmap) bitmap.close();
  style.ground?.(context);
  gradeCanvas(context, style);
  return canvas;
}

/** Returns the offset of a group from its rest position, in half px. */
export function offsetOf(group: LayerGroup, state: Offsets): readonly [x: number, y: number] {
  return [state[`${group}X`], state[`${group}Y`]];
}

/** Returns the px of the picture that a layer covers. */
export function boundsOf(layer: PaintedLayer, state: Offsets): Rect {
  const [x, y] = offsetOf(layer.group, state);
  const { width, height } = layer;
  return { x: layer.x + (x >> 1), y: layer.y + (y >> 1), width, height };
}

/** Returns the phase that a layer shows, by its offset between whole px. */
export function phaseOf(layer: PaintedLayer, state: Offsets): number {
  const [x, y] = offsetOf(layer.group, state);
  return (x & 1) + 2 * (y & 1);
}

/** Returns the px in which layers differ between two states. */
export function movedLayers(
  layers: readonly PaintedLayer[],
  last: FrameState,
  next: FrameState,
): Rect[] {
  const [figure, head, face] = (['figure', 'head', 'face'] as const).map((group) => {
    const [[x, y], [nextX, nextY]] = [offsetOf(group, last), offsetOf(group, next)];
    return x !== nextX || y !== nextY;
  });
  const moved = { figure, head, face };
  return layers
    .filter(({ group }) => moved[group])
    .flatMap((layer) => [boundsOf(layer, last), boundsOf(layer, next)]);
}
