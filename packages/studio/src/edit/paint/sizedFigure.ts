import type { FigureScene } from '../../presenter/figurePainter.ts';
import { type FigureStyle, gradeCanvas, gradedMouth } from '../../presenter/figureStyle.ts';
import type { FrameState } from '../../presenter/frameTrack.ts';
import type { RasterLayer } from '../../presenter/rasterLayer.ts';
import { type MouthLook, mouthLook, paintMouth } from '../../presenter/mouth/mouthPainter.ts';
import { intersection, type Rect } from '../../picture/rects.ts';
import { type Composition, FACE_REACH } from '../../scene/composition.ts';
import { type Context, kept, openCanvas } from './canvas.ts';
import type { View } from './view.ts';

/** A layer at its shown size. */
interface SizedLayer extends Pick<RasterLayer, 'group' | 'eyes' | 'place'> {
  /** px in the output of the top left pixel while the figure is at rest. */
  x: number;
  y: number;
  /** At 0 and half a px to the right, then both half a px down. */
  phases: OffscreenCanvas[];
  width: number;
  height: number;
}

/** The parts of a job that place and draw a figure. */
export interface SizedScene {
  job: FigureScene;
  composition: Composition;
  view: View;
  /** px of the output in which the speaker is seen. */
  window: Rect;
}

/**
 * The speaker at another size than the picture's. Every layer is scaled once, so that a frame costs
 * no more than at the original size. `FigurePainter` tells which parts change.
 */
export class SizedFigure {
  readonly #ground: OffscreenCanvas;
  readonly #layers: readonly SizedLayer[];
  readonly #mouth: { x: number; y: number; scale: number; look: MouthLook };
  readonly #scale: number;

  /** Only reads the job's bitmaps: construct it before they are transferred. */
  constructor(scene: SizedScene, style: FigureStyle) {
    const { job, composition, view } = scene;
    this.#scale = view.scale;
    this.#ground = groundOf(scene, style);
    this.#layers = job.layers.flatMap((layer) => sizedLayer(layer, scene, style) ?? []);
    this.#mouth = {
      x: view.x + composition.mouth.x * view.scale,
      y: view.y + composition.mouth.y * view.scale,
      scale: composition.artScale * view.scale,
      look: gradedMouth(mouthLook(job.request.presenter), style),
    };
  }

  /** The scene behind the figure, at this size. */
  get ground(): OffscreenCanvas {
    return this.#ground;
  }

  /** Draws a part of the window. */
  draw(context: Context, rect: Rect, state: FrameState): void {
    const { x, y, width, height } = rect;
    context.drawImage(this.#ground, x, y, width, height, x, y, width, height);
    this.#drawLayers(context, 'belowMouth', rect, state);
    this.#drawMouth(context, rect, state);
    this.#drawLayers(context, 'aboveMouth', rect, state);
  }

  #drawLayers(context: Context, place: RasterLayer['place'], rect: Rect, state: FrameState): void {
    for (const layer of this.#layers) {
      const isShown = layer.eyes === undefined || (layer.eyes === 'closed') === state.eyesShut;
      if (layer.place === place && isShown) this.#drawLayer(context, layer, rect, state);
    }
  }

  #drawLayer(context: Context, layer: SizedLayer, rect: Rect, state: FrameState): void {
    const [dx, dy] = this.#offsetOf(layer.group, state);
    const { width, height } = layer;
    const bounds = { x: layer.x + (dx >> 1), y: layer.y + (dy >> 1), width, height };
    const part = intersection(bounds, rect);
    const canvas = layer.phases[(dx & 1) + 2 * (dy & 1)];
    if (!part || !canvas) return;
    const [left, top] = [part.x - bounds.x, part.y - bounds.y];
    context.drawImage(
      canvas,
      left,
      top,
      part.width,
      part.height,
      part.x,
      part.y,
      part.width,
      part.height,
    );
  }

  #drawMouth(context: Context, rect: Rect, state: FrameState): void {
    const { x, y, scale, look } = this.#mouth;
    const [dx, dy] = this.#offsetOf('face', state);
    kept(context, () => {
      context.beginPath();
      context.rect(rect.x, rect.y, rect.width, rect.height);
      context.clip();
      context.translate(x + dx / 2, y + dy / 2);
      paintMouth(context, state.mouth, look, scale);
    });
  }

  /** Offset of a layer from its rest position, in half px of the output. */
  #offsetOf(group: RasterLayer['group'], state: FrameState): [x: number, y: number] {
    const sized = (value: number) => Math.round(value * this.#scale);
    if (group === 'figure') return [sized(state.figureX), sized(state.figureY)];
    return [sized(state.faceX), sized(state.faceY + (group === 'brows' ? state.brows : 0))];
  }
}

/** The scene behind the figure. */
function groundOf({ job, view }: SizedScene, style: FigureStyle): OffscreenCanvas {
  const { width, height } = job.format;
  const context = openCanvas(width, height, false);
  context.setTransform(view.scale, 0, 0, view.scale, view.x, view.y);
  context.drawImage(job.backdrop, 0, 0);
  style.ground?.(context);
  context.resetTransform();
  gradeCanvas(context, style);
  return context.canvas;
}

/** The part of a layer that can enter the window, if any. */
function sizedLayer(
  layer: RasterLayer,
  { job, view, window }: SizedScene,
  style: FigureStyle,
): SizedLayer | undefined {
  const [bitmap] = layer.phases;
  if (!bitmap) return undefined;
  const { scale } = view;
  const left = view.x + layer.x * scale;
  const top = view.y + layer.y * scale;
  // Room for the face's movement, and half a px for the phases between whole px.
  const reach = (job.format.height / 720) * scale;
  const room = { x: Math.ceil(FACE_REACH.x * reach) + 2, y: Math.ceil(FACE_REACH.y * reach) + 2 };
  const box = intersection(
    {
      x: Math.floor(left),
      y: Math.floor(top),
      width: Math.ceil(bitmap.width * scale) + 2,
      height: Math.ceil(bitmap.height * scale) + 2,
    },
    {
      x: window.x - room.x,
      y: window.y - room.y,
      width: window.width + 2 * room.x,
      height: window.height + 2 * room.y,
    },
  );
  if (!box) return undefined;
  const phases = [0, 1, 2, 3].map((phase) => {
    const context = openCanvas(box.width, box.height);
    const [dx, dy] = [(phase & 1) / 2, (phase >> 1) / 2];
    context.setTransform(scale, 0, 0, scale, left - box.x + dx, top - box.y + dy);
    context.drawImage(bitmap, 0, 0);
    gradeCanvas(context, style);
    return context.canvas;
  });
  const { group, place, eyes } = layer;
  return { group, place, ...(eyes && { eyes }), ...box, phases };
}
