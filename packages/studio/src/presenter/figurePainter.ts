/**
 * Paints the states of a figure in its scene onto one persistent canvas, only where they change.
 */
import type { CaptionCue } from '../captions/cues.ts';
import { composeFrame, roomAroundFigure } from '../scene/composition.ts';
import { disjoint, evenInside, intersection, type Rect, union } from '../picture/rects.ts';
import { CaptionPainter } from '../captions/captionPainter.ts';
import {
  boundsOf,
  movedLayers,
  offsetOf,
  type PaintedLayer,
  paintedLayer,
  phaseOf,
  takeOver,
} from './figureLayers.ts';
import type { FigureStyle } from './figureStyle.ts';
import type { FrameState } from './frameTrack.ts';
import { FIGURE_ORDER } from './presenterSvg.ts';
import type { FilmJob } from '../filmJob.ts';
import type { PresenterRecipe } from './presenterRecipe.ts';
import { gradedLook, rigLookOf } from './rig/rigLook.ts';
import { RigPainter } from './rig/rigPainter.ts';
import { stillPose } from './rig/stillPose.ts';
import { softwareContext } from '../picture/softwareContext.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** The visible parts of a render. */
export type FigureScene = Pick<
  FilmJob,
  'format' | 'request' | 'backdrop' | 'layers' | 'burnCaptions' | 'captionStyle'
>;

export class FigurePainter {
  readonly #canvas: OffscreenCanvas;
  readonly #context: Context;
  readonly #backdrop: OffscreenCanvas;
  readonly #layers: readonly PaintedLayer[];
  readonly #rig: RigPainter;
  readonly #presenter: PresenterRecipe;
  readonly #captions: CaptionPainter | undefined;
  #painted: FrameState | undefined;

  constructor(job: FigureScene, cues: readonly CaptionCue[], style: FigureStyle = {}) {
    const { width, height } = job.format;
    const { presenter, scene } = job.request;
    const composition = composeFrame(job.format, presenter.style, scene.backdrop);
    this.#canvas = new OffscreenCanvas(width, height);
    this.#context = softwareContext(this.#canvas, false);
    this.#backdrop = takeOver(job.backdrop, style);
    this.#layers = job.layers.map((layer) => paintedLayer(layer, style));
    this.#presenter = presenter;
    this.#rig = new RigPainter(
      gradedLook(rigLookOf(presenter), style.grading),
      {
        ...composition.figure,
        scale: composition.artScale,
        room: roomAroundFigure({ x: 0, y: 0, width, height }, height),
      },
      (group, state) => offsetOf(group, state).map((half) => half / 2) as [number, number],
    );
    this.#captions = job.burnCaptions
      ? new CaptionPainter(cues, job.format, composition.captions, job.captionStyle ?? 'karaoke')
      : undefined;
  }

  /** The picture as a canvas. */
  get canvas(): OffscreenCanvas {
    return this.#canvas;
  }

  /** The context of the same canvas, to read parts of it. */
  get context(): Context {
    return this.#context;
  }

  /** The scene behind the figure. */
  get backdrop(): OffscreenCanvas {
    return this.#backdrop;
  }

  /** px around the figure in its current state; undefined before the first. */
  get bounds(): Rect | undefined {
    const state = this.#painted;
    if (!state) return undefined;
    return [
      ...this.#layers.map((layer) => boundsOf(layer, state)),
      ...this.#rig.bounds('arms', state),
    ].reduce(union);
  }

  /** Brings the canvas to a state. Returns the areas that changed. */
  advance(state: FrameState): Rect[] {
    const changed = this.changesTo(state);
    for (const rect of changed) this.#draw(rect, state);
    return changed;
  }

  /** Returns the parts that the next state changes, for callers that draw them elsewhere. */
  changesTo(state: FrameState): Rect[] {
    const changed = this.#changes(state);
    this.#painted = state;
    return changed;
  }

  /** Draws a part of the current state into another canvas, or into the painter's own. */
  drawInto(context: Context | undefined, rect: Rect): void {
    if (this.#painted) this.#draw(rect, this.#painted, context);
  }

  /** Returns a JPEG of the presenter as in portraits, without a caption. */
  async poster(rest: FrameState): Promise<Blob> {
    const { width, height } = this.#canvas;
    this.#draw({ x: 0, y: 0, width, height }, { ...rest, ...stillPose(this.#presenter) });
    const blob = await this.#canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
    this.#painted = undefined;
    return blob;
  }

  #changes(next: FrameState): Rect[] {
    const last = this.#painted;
    const frame = this.#canvas;
    if (!last) return [{ x: 0, y: 0, width: frame.width, height: frame.height }];
    const rects = [...movedLayers(this.#layers, last, next), ...this.#rig.changes(last, next)];
    if (this.#captions && (last.cue !== next.cue || last.word !== next.word)) {
      for (const { cue } of [last, next]) {
        const chip = this.#captions.bounds(cue);
        if (chip) rects.push(chip);
      }
    }
    return disjoint(rects.flatMap((rect) => evenInside(rect, frame) ?? []));
  }

  #draw(rect: Rect, state: FrameState, context: Context = this.#context): void {
    const { x, y, width, height } = rect;
    context.drawImage(this.#backdrop, x, y, width, height, x, y, width, height);
    for (const step of FIGURE_ORDER) {
      if ('part' in step) {
        this.#rig.paint(context, step.part, rect, state);
        continue;
      }
      for (const layer of this.#layers) {
        if (layer.place === step.place) this.#drawLayer(context, layer, rect, state);
      }
    }
    this.#captions?.paintPart(context, rect, state.cue, state.word);
  }

  #drawLayer(context: Context, layer: PaintedLayer, rect: Rect, state: FrameState): void {
    const bounds = boundsOf(layer, state);
    const part = intersection(bounds, rect);
    const canvas = layer.phases[phaseOf(layer, state)];
    if (!part || !canvas) return;
    const { x, y, width, height } = part;
    const [left, top] = [x - bounds.x, y - bounds.y];
    context.drawImage(canvas, left, top, width, height, x, y, width, height);
  }
}
