/**
 * Paints the frames of an edit: the speaker in its window (`speaker.ts`), the layers over it (`layers.ts`)
 * and the frame around it (`framing.ts`). Only changed parts are painted and converted.
 */
import type { FigureStyle } from '../../presenter/figureStyle.ts';
import type { FramePainter } from '../../picture/framePainter.ts';
import type { FrameTrack } from '../../presenter/frameTrack.ts';
import { I420Picture } from '../../picture/i420.ts';
import { I420Kernel } from '../../picture/i420Kernel.ts';
import type { FilmJob } from '../../filmJob.ts';
import { PixelReader } from '../../picture/pixelReader.ts';
import { disjoint, evenInside, holds, intersection, type Rect } from '../../picture/rects.ts';
import { composeFrame } from '../../scene/composition.ts';
import type { EditPlan } from '../plan/editPlan.ts';
import { PUNCH } from '../plan/punches.ts';
import { type Context, kept, openCanvas } from './canvas.ts';
import { type FramePicture, framePicture, paintRings, windowOf } from './framing.ts';
import { gradingOf } from '../../picture/grading.ts';
import { type Stage, layersAbove, layersBelow } from './layers.ts';
import { OverlayRasters } from './overlayRasters.ts';
import { changesOf, type Layer, middleOf, type Overlays } from './overlays.ts';
import { Speaker } from './speaker.ts';

/** Seconds into the video at which the poster is taken: the title is visible and the speaker is talking. */
const POSTER_TIME = 1.5;

export class EditPainter implements FramePainter {
  readonly picture: I420Picture;
  readonly #job: FilmJob;
  readonly #track: FrameTrack;
  readonly #plan: EditPlan;
  readonly #speaker: Speaker;
  readonly #context: Context;
  readonly #reader: PixelReader;
  readonly #window: Rect;
  readonly #framing: FramePicture | undefined;
  /** Layers under the framing, and over it. */
  readonly #below: readonly Layer[];
  readonly #above: readonly Layer[];
  readonly #rasters = new OverlayRasters();
  /** The window without the speaker or overlays, by zoom. */
  readonly #grounds = new Map<number, I420Picture>();
  #last: { overlays: Overlays; zoom: number } | undefined;
  readonly #take: I420Picture['update'] = (...part) => this.picture.update(...part);

  private constructor(
    job: FilmJob,
    track: FrameTrack,
    plan: EditPlan,
    context: Context,
    reader: PixelReader,
    kernel: I420Kernel | undefined,
  ) {
    const { width, height } = job.format;
    const { presenter, scene } = job.request;
    const { look } = plan;
    const composition = composeFrame(job.format, presenter.style, scene.backdrop);
    const { face } = composition;
    const head = { x: face.x + face.width / 2, y: face.y + face.height * 0.42 };
    const style: FigureStyle = {
      ...(look ? { grading: gradingOf(look.grade) } : {}),
      ...(look?.framing.kind === 'rings'
        ? { ground: (canvas) => paintRings(canvas, look, head, Math.min(width, height)) }
        : {}),
    };
    const window = look ? windowOf(look, job.format) : { x: 0, y: 0, width, height };
    const rests = plan.punches ? [1, PUNCH] : [1];
    this.#job = job;
    this.#track = track;
    this.#plan = plan;
    this.#context = context;
    this.#reader = reader;
    this.#window = window;
    this.picture = new I420Picture(width, height, kernel);
    this.#framing = look && framePicture(look, job.format);
    this.#speaker = new Speaker({ job, composition, window, style, rests }, track.restState());
    const view = this.#speaker.viewAt(1);
    const stage: Stage = {
      ...{ job, composition, window },
      head: {
        x: view.x + head.x * view.scale,
        y: view.y + head.y * view.scale,
        radius: face.height * view.scale * 1.18,
      },
    };
    this.#below = layersBelow(plan, stage);
    this.#above = layersAbove(plan, stage);
  }

  /** Takes ownership of the job's bitmaps. */
  static async open(job: FilmJob, track: FrameTrack, plan: EditPlan): Promise<EditPainter> {
    const { width, height } = job.format;
    const context = openCanvas(width, height, false);
    const kernel = I420Kernel.open(width, height);
    const reader = await PixelReader.open(context, kernel?.pixels);
    return new EditPainter(job, track, plan, context, reader, kernel);
  }

  /** Updates the picture to a frame. Returns whether anything changed. */
  async paint(frame: number): Promise<boolean> {
    const { format } = this.#job;
    const time = middleOf(frame, this.#job.format.frameRate);
    const overlays = [...this.#below, ...this.#above].map((layer) => layer(time));
    const zoom = this.#plan.punches?.zoomAt(time) ?? 1;
    const last = this.#last;
    const dirty = last
      ? changesOf(last.overlays, overlays)
      : [{ x: 0, y: 0, width: format.width, height: format.height }];
    const isHidden = this.#covers(overlays, this.#window);
    if (!isHidden) {
      const changed = this.#speaker.advance(this.#track.stateAt(frame), zoom);
      if (last && last.zoom !== zoom) dirty.push(...(await this.#renewGround(zoom, overlays)));
      else dirty.push(...changed);
    }
    // A hidden speaker keeps the zoom of its last frame, so that it is repainted when it reappears.
    this.#last = { overlays, zoom: isHidden ? (last?.zoom ?? zoom) : zoom };
    const rects = disjoint(dirty.flatMap((rect) => evenInside(rect, format) ?? []));
    for (const rect of rects) this.#draw(rect, overlays);
    await this.#reader.read(rects, this.#take);
    return rects.length > 0;
  }

  describe(frame: number): string {
    const time = middleOf(frame, this.#job.format.frameRate);
    const overlays = [...this.#below, ...this.#above].map((layer) => layer(time)?.key ?? null);
    const zoom = this.#plan.punches?.zoomAt(time) ?? 1;
    return JSON.stringify([this.#track.describe(frame), zoom, overlays]);
  }

  /** Returns a JPEG of a moment that shows the edit. */
  async poster(): Promise<Blob> {
    const { frameRate } = this.#job.format;
    await this.paint(Math.min(this.#track.frames - 1, Math.floor(POSTER_TIME * frameRate)));
    const blob = await this.#context.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
    this.#last = undefined;
    return blob;
  }

  /**
   * Fills the window with the scene at another zoom. Moves repeat the same zooms, so each is drawn
   * and converted once. Returns the parts to paint over it.
   */
  async #renewGround(zoom: number, overlays: Overlays): Promise<Rect[]> {
    const ground = this.#grounds.get(zoom);
    if (ground) this.picture.paste(ground, this.#window.x, this.#window.y);
    else {
      this.#speaker.drawGround(this.#context);
      this.#drawFraming(this.#window);
      await this.#reader.read([this.#window], this.#take);
      this.#grounds.set(zoom, this.picture.cut(this.#window));
    }
    const over = overlays.flatMap((overlay) =>
      overlay && intersection(overlay.bounds, this.#window) ? [overlay.bounds] : [],
    );
    return [...over, this.#speaker.bounds ?? this.#window];
  }

  #draw(rect: Rect, overlays: Overlays): void {
    const context = this.#context;
    const below = this.#below.length;
    kept(context, () => {
      context.beginPath();
      context.rect(rect.x, rect.y, rect.width, rect.height);
      context.clip();
      if (!this.#covers(overlays, rect)) this.#drawSpeaker(rect);
      overlays.forEach((overlay, i) => {
        if (i === below) this.#drawFraming(rect);
        if (overlay && intersection(overlay.bounds, rect)) this.#rasters.draw(context, overlay, i);
      });
      if (overlays.length === below) this.#drawFraming(rect);
    });
  }

  #drawSpeaker(rect: Rect): void {
    const { look } = this.#plan;
    if (look && !holds(this.#window, rect)) {
      this.#context.fillStyle = look.framing.ground;
      this.#context.fillRect(rect.x, rect.y, rect.width, rect.height);
    }
    const part = intersection(rect, this.#window);
    if (part) this.#speaker.draw(this.#context, part);
  }

  #drawFraming(rect: Rect): void {
    if (!this.#framing) return;
    for (const part of this.#framing.parts) {
      const shown = intersection(rect, part);
      if (!shown) continue;
      const { x, y, width, height } = shown;
      this.#context.drawImage(this.#framing.canvas, x, y, width, height, x, y, width, height);
    }
  }

  /** Whether a part of the speaker's picture is completely hidden. */
  #covers(overlays: Overlays, rect: Rect): boolean {
    return overlays
      .slice(0, this.#below.length)
      .some((overlay) => overlay?.covers === true && holds(overlay.bounds, rect));
  }
}
