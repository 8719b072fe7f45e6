/**
 * The speaker's picture in its window: at rest in one of its sizes, or moving between two.
 */
import { FigurePainter } from '../../presenter/figurePainter.ts';
import type { FigureStyle } from '../../presenter/figureStyle.ts';
import type { FrameState } from '../../presenter/frameTrack.ts';
import type { FilmJob } from '../../filmJob.ts';
import { intersection, type Rect } from '../../picture/rects.ts';
import type { Composition } from '../../scene/composition.ts';
import { type Context, kept, openCanvas } from './canvas.ts';
import { SizedFigure } from './sizedFigure.ts';
import { type View, isIdentity, mapped, speakerView } from './view.ts';

export interface SpeakerScene {
  job: FilmJob;
  composition: Composition;
  /** px of the output in which the speaker is seen. */
  window: Rect;
  style: FigureStyle;
  /** The zooms at which the speaker rests. */
  rests: readonly number[];
}

/** Paints the speaker of an edit. Use `FigurePainter` alone for a video without one. */
export class Speaker {
  readonly #scene: SpeakerScene;
  readonly #figure: FigurePainter;
  /** The scaled speaker by rest zoom; no entry if the scale is 1. */
  readonly #sized = new Map<number, SizedFigure>();
  /** Whether the speaker's own canvas is up to date. */
  #isSourceFresh = false;
  /** The window while the speaker moves between two sizes, and whether it is up to date. */
  #moving: Context | undefined;
  #isMovingFresh = false;
  #state: FrameState;
  #zoom = 1;

  /** Takes ownership of the job's bitmaps. @param rest the speaker before the first word */
  constructor(scene: SpeakerScene, rest: FrameState) {
    const { job, composition, window, style, rests } = scene;
    this.#scene = scene;
    this.#state = rest;
    for (const zoom of rests) {
      const view = this.viewAt(zoom);
      if (isIdentity(view)) continue;
      this.#sized.set(zoom, new SizedFigure({ job, composition, view, window }, style));
    }
    // Must come last: it closes the bitmaps.
    this.#figure = new FigurePainter({ ...job, burnCaptions: false }, [], style);
  }

  viewAt(zoom: number): View {
    const { job, window, composition } = this.#scene;
    return speakerView(job.format, window, composition.face, zoom);
  }

  /** px of the output around the figure, clipped to the window. */
  get bounds(): Rect | undefined {
    const { bounds } = this.#figure;
    return bounds && intersection(mapped(bounds, this.viewAt(this.#zoom)), this.#scene.window);
  }

  /**
   * Advances to a state. Returns the changed parts of the window in px of the output, provided the
   * zoom stays the same.
   */
  advance(state: FrameState, zoom: number): Rect[] {
    const view = this.viewAt(zoom);
    const changed = this.#figure.changesTo(state);
    this.#state = state;
    this.#zoom = zoom;
    this.#isMovingFresh = false;
    this.#refreshSource(isIdentity(view) || this.#sized.has(zoom), changed);
    return changed.flatMap((rect) => intersection(mapped(rect, view), this.#scene.window) ?? []);
  }

  /** Draws a part of the window. */
  draw(context: Context, part: Rect): void {
    const sized = this.#sized.get(this.#zoom);
    if (sized) sized.draw(context, part, this.#state);
    else if (isIdentity(this.viewAt(this.#zoom))) this.#figure.drawInto(context, part);
    else this.#drawMoving(context, part);
  }

  /** Draws the scene without the figure into the whole window. */
  drawGround(context: Context): void {
    const { window } = this.#scene;
    const { x, y, width, height } = window;
    const sized = this.#sized.get(this.#zoom);
    const still = sized?.ground ?? this.#figure.backdrop;
    if (sized || isIdentity(this.viewAt(this.#zoom)))
      context.drawImage(still, x, y, width, height, x, y, width, height);
    else this.#drawScaled(context, still);
  }

  /**
   * Smoothing rounds differently depending on where it starts, and the repainted parts depend on the
   * previous frame. The window is therefore always scaled as a whole, and parts are copied from it.
   */
  #drawMoving(context: Context, part: Rect): void {
    const { width, height } = this.#scene.job.format;
    this.#moving ??= openCanvas(width, height, false);
    if (!this.#isMovingFresh) this.#drawScaled(this.#moving, this.#figure.canvas);
    this.#isMovingFresh = true;
    const { x, y, width: across, height: down } = part;
    context.drawImage(this.#moving.canvas, x, y, across, down, x, y, across, down);
  }

  /** Fills the window. */
  #drawScaled(context: Context, canvas: OffscreenCanvas): void {
    const { window } = this.#scene;
    const { x, y, scale } = this.viewAt(this.#zoom);
    kept(context, () => {
      context.beginPath();
      context.rect(window.x, window.y, window.width, window.height);
      context.clip();
      context.drawImage(canvas, x, y, canvas.width * scale, canvas.height * scale);
    });
  }

  /**
   * Updates the speaker's own canvas while it moves between two sizes. At rest the speaker is drawn
   * straight into the picture, and that canvas goes stale.
   */
  #refreshSource(isDirect: boolean, changed: readonly Rect[]): void {
    const { width, height } = this.#scene.job.format;
    const all = this.#isSourceFresh ? changed : [{ x: 0, y: 0, width, height }];
    if (!isDirect) for (const rect of all) this.#figure.drawInto(undefined, rect);
    this.#isSourceFresh = !isDirect;
  }
}
