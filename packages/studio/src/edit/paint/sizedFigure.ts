import { offsetOf } from '../../presenter/figureLayers.ts';
import type { FigureScene } from '../../presenter/figurePainter.ts';
import { type FigureStyle, gradeCanvas } from '../../presenter/figureStyle.ts';
import type { FrameState } from '../../presenter/frameTrack.ts';
import type { RasterLayer } from '../../presenter/rasterLayer.ts';
import { FIGURE_ORDER } from '../../presenter/presenterSvg.ts';
import { gradedLook, rigLookOf } from '../../presenter/rig/rigLook.ts';
import { RigPainter } from '../../presenter/rig/rigPainter.ts';
import { intersection, type Rect } from '../../picture/rects.ts';
import { type Composition, roomAroundFigure } from '../../scene/composition.ts';
import { type Context, openCanvas } from './canvas.ts';
import type { View } from './view.ts';

/** A layer at its shown size. */
interface SizedLayer extends Pick<RasterLayer, 'group' | 'place'> {
  /** The top left pixel in px of the output while the figure is at rest. */
  x: number;
  y: number;
  /** At no offset and half a px to the right, then both half a px down. */
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
 * The speaker at another size than the picture's. Every layer is scaled once, so a frame costs no more than
 * at the original size. `FigurePainter` determines which parts change.
 */
export class SizedFigure {
  readonly #ground: OffscreenCanvas;
  readonly #layers: readonly SizedLayer[];
  readonly #rig: RigPainter;
  readonly #scale: number;

  /** Only reads the job's bitmaps: construct it before they are transferred. */
  constructor(scene: SizedScene, style: FigureStyle) {
    const { job, composition, view, window } = scene;
    this.#scale = view.scale;
    this.#ground = groundOf(scene, style);
    this.#layers = job.layers.flatMap((layer) => sizedLayer(layer, scene, style) ?? []);
    const { figure, artScale } = composition;
    this.#rig = new RigPainter(
      gradedLook(rigLookOf(job.request.presenter), style.grading),
      {
        x: view.x + figure.x * view.scale,
        y: view.y + figure.y * view.scale,
        scale: artScale * view.scale,
        room: roomAroundFigure(window, job.format.height * view.scale),
      },
      (group, state) => this.#offsetOf(group, state).map((half) => half / 2) as [number, number],
    );
  }

  /** The scene behind the figure, at this size. */
  get ground(): OffscreenCanvas {
    return this.#ground;
  }

  /** Draws a part of the window. */
  draw(context: Context, rect: Rect, state: FrameState): void {
    const { x, y, width, height } = rect;
    context.drawImage(this.#ground, x, y, width, height, x, y, width, height);
    for (const step of FIGURE_ORDER) {
      if ('part' in step) {
        this.#rig.paint(context, step.part, rect, state);
        continue;
      }
      for (const layer of this.#layers) {
        if (layer.place === step.place) this.#drawLayer(context, layer, rect, state);
      }
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

  /** The offset of a layer from its rest position, in half px of the output. */
  #offsetOf(group: RasterLayer['group'], state: FrameState): [x: number, y: number] {
    const [x, y] = offsetOf(group, state);
    return [Math.round(x * this.#scale), Math.round(y * this.#scale)];
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
  const box = intersection(
    {
      x: Math.floor(left),
      y: Math.floor(top),
      width: Math.ceil(bitmap.width * scale) + 2,
      height: Math.ceil(bitmap.height * scale) + 2,
    },
    roomAroundFigure(window, job.format.height * scale),
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
  const { group, place } = layer;
  return { group, place, ...box, phases };
}
