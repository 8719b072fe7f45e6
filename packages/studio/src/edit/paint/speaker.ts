/**
 * The speaker's picture in its window: at rest in one of its sizes, or moving between two.
 */
import { FigurePainter } from '../../presenter/figurePainter.ts';
import type { FigureStyle } from '../../presenter/figureStyle.ts';
import type { FrameState } from '../../presenter/frameTrack.ts';
import type { FilmJob } from '../../filmJob.ts';
import { evenInside, intersection, type Rect } from '../../picture/rects.ts';
import type { Composition } from '../../scene/composition.ts';
import { type Context, kept } from './canvas.ts';
import { SizedFigure } from './sizedFigure.ts';
import { type View, isIdentity, mapped, speakerView, unmapped } from './view.ts';

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
  /** The scaled speaker by rest zoom; absent where the scale is 1. */
  readonly #sized = new Map<number, SizedFigure>();
  /** Whether the speaker's own canvas is up to date. */
  #isSourceFresh = false;
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
    this.#refreshSource(isIdentity(view) || this.#sized.has(zoom), changed);
    return changed.flatMap((rect) => intersection(mapped(rect, view), this.#scene.window) ?? []);
  }

  /** Draws a part of the window. */
  draw(context: Context, part: Rect): void {
    const sized = this.#sized.get(this.#zoom);
    if (sized) sized.draw(context, part, this.#state);
    else if (isIdentity(this.viewAt(this.#zoom))) this.#figure.drawInto(context, part);
    else this.#drawScaled(context, this.#figure.canvas, part);
  }

  /** Draws the scene without the figure into the whole window. */
  drawGround(context: Context): void {
    const { window } = this.#scene;
    const { x, y, width, height } = window;
    const sized = this.#sized.get(this.#zoom);
    const still = sized?.ground ?? this.#figure.backdrop;
    if (sized || isIdentity(this.viewAt(this.#zoom)))
      context.drawImage(still, x, y, width, height, x, y, width, height);
    else this.#drawScaled(context, still, window);
  }

  #drawScaled(context: Context, canvas: OffscreenCanvas, part: Rect): void {
    const view = this.viewAt(this.#zoom);
    const source = evenInside(unmapped(part, view), this.#scene.job.format);
    if (!source) return;
    const { x, y, scale } = view;
    const { width, height } = source;
    kept(context, () => {
      context.beginPath();
      context.rect(part.x, part.y, part.width, part.height);
      context.clip();
      context.drawImage(
        canvas,
        source.x,
        source.y,
        width,
        height,
        x + source.x * scale,
        y + source.y * scale,
        width * scale,
        height * scale,
      );
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
