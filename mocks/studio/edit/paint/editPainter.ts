/**
 * Paints the frames of an edit: the speaker's picture in its window, and over it cut-ins, framing, a
 * second video, a title and captions. Only what changes is painted and converted.
 */
import { CaptionPainter } from '../../render/captionPainter.ts';
import { FigurePainter, type FigureStyle } from '../../render/figurePainter.ts';
import type { FrameState, FrameTrack } from '../../render/frameTrack.ts';
import { I420Picture } from '../../render/i420.ts';
import type { RenderJob } from '../../render/messages.ts';
import { evenInside, intersection, merged } from '../../render/rects.ts';
import { type Composition, type Rect, composeFrame } from '../../scene/composition.ts';
import type { BrollClip } from '../plan/broll.ts';
import type { EditPlan } from '../plan/editPlan.ts';
import { PUNCH } from '../plan/punches.ts';
import { type Context, fillCircle, kept, openCanvas } from './canvas.ts';
import { captionLayer } from './captionLayer.ts';
import { CLIP_RATE, paintCutIn } from './cutIn.ts';
import { framePicture, paintRings, windowOf } from './framing.ts';
import { gradingOf } from './grading.ts';
import type { Layer, Overlay } from './overlays.ts';
import { captionArea, secondVideo, titleArea } from './places.ts';
import { SizedFigure } from './sizedFigure.ts';
import { sand } from './stockScenes.ts';
import { listLayer, titleLayer } from './titleLayer.ts';
import { type View, isIdentity, mapped, unmapped } from './view.ts';

/** Seconds into the video of its poster: the title stands, somebody speaks. */
const POSTER_TIME = 1.2;

export class EditPainter {
  readonly picture: I420Picture;
  readonly #job: RenderJob;
  readonly #track: FrameTrack;
  readonly #plan: EditPlan;
  readonly #figure: FigurePainter;
  /** The speaker at the sizes at which it rests, by zoom; none where that is its own size. */
  readonly #sized = new Map<number, SizedFigure>();
  readonly #context: Context;
  readonly #window: Rect;
  readonly #composition: Composition;
  readonly #framing: OffscreenCanvas | undefined;
  /** Under the framing, and over it. */
  readonly #below: readonly Layer[];
  readonly #above: readonly Layer[];
  /** Whether the speaker's own canvas shows the state that was reached last. */
  #isSourceFresh = false;
  readonly #rasters = new Map<number, { key: string; canvas: OffscreenCanvas }>();
  #state: FrameState;
  #last: { overlays: (Overlay | undefined)[]; zoom: number } | undefined;

  constructor(job: RenderJob, track: FrameTrack, plan: EditPlan) {
    const { width, height } = job.format;
    const { presenter, scene } = job.request;
    const { look } = plan;
    const unit = Math.min(width, height);
    this.#job = job;
    this.#track = track;
    this.#plan = plan;
    this.#composition = composeFrame(job.format, presenter.style, scene.backdrop);
    this.picture = new I420Picture(width, height);
    this.#context = openCanvas(width, height, false);
    this.#window = look ? windowOf(look, job.format) : { x: 0, y: 0, width, height };
    this.#framing = look && framePicture(look, job.format);
    const { face } = this.#composition;
    const head = { x: face.x + face.width / 2, y: face.y + face.height * 0.42 };
    const style: FigureStyle = {
      ...(look ? { grading: gradingOf(look.grade) } : {}),
      ...(look?.framing.kind === 'rings'
        ? { ground: (context: Context) => paintRings(context, look, head, unit) }
        : {}),
    };
    const [composition, window] = [this.#composition, this.#window];
    for (const zoom of plan.punches ? [1, PUNCH] : [1]) {
      const view = this.#viewAt(zoom);
      if (isIdentity(view)) continue;
      this.#sized.set(zoom, new SizedFigure({ job, composition, view, window }, style));
    }
    this.#state = track.restState();
    // Last: it gives the bitmaps away.
    this.#figure = new FigurePainter({ ...job, burnCaptions: false }, [], style);
    this.#below = this.#layersBelow();
    this.#above = this.#layersAbove(head);
  }

  /** Brings the picture to a frame. Returns whether anything changed. */
  paint(frame: number): boolean {
    const { format } = this.#job;
    const time = (frame + 0.5) / format.frameRate;
    const overlays = [...this.#below, ...this.#above].map((layer) => layer(time));
    const zoom = this.#plan.punches?.zoomAt(time) ?? 1;
    const last = this.#last;
    const dirty: Rect[] = [];
    const isHidden = overlays.some(
      (overlay, i) =>
        i < this.#below.length && overlay?.covers === true && holds(overlay.bounds, this.#window),
    );
    if (!isHidden) {
      const view = this.#viewAt(zoom);
      this.#state = this.#track.stateAt(frame);
      const changed = this.#figure.changesTo(this.#state);
      this.#refreshSource(isIdentity(view) || this.#sized.has(zoom), changed);
      if (last && last.zoom === zoom) {
        for (const rect of changed) {
          const part = intersection(mapped(rect, view), this.#window);
          if (part) dirty.push(part);
        }
      } else dirty.push(this.#window);
    }
    if (!last) dirty.push({ x: 0, y: 0, width: format.width, height: format.height });
    overlays.forEach((overlay, i) => {
      const before = last?.overlays[i];
      if (before?.key === overlay?.key) return;
      for (const each of [before, overlay]) if (each) dirty.push(each.bounds);
    });
    // While it is hidden the picture keeps the zoom of its last frame, so that it is painted anew.
    this.#last = { overlays, zoom: isHidden ? (last?.zoom ?? zoom) : zoom };
    const rects = merged(dirty.flatMap((rect) => evenInside(rect, format) ?? []));
    for (const rect of rects) {
      this.picture.update(this.#pixelsOf(rect, overlays, zoom).data, rect);
    }
    return rects.length > 0;
  }

  /** A JPEG of a telling moment. */
  async poster(): Promise<Blob> {
    const { frameRate } = this.#job.format;
    this.paint(Math.min(this.#track.frames - 1, Math.floor(POSTER_TIME * frameRate)));
    const blob = await this.#context.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
    this.#last = undefined;
    return blob;
  }

  /** The finished pixels of a part. */
  #pixelsOf(rect: Rect, overlays: readonly (Overlay | undefined)[], zoom: number): ImageData {
    this.#draw(rect, overlays, zoom);
    return this.#context.getImageData(rect.x, rect.y, rect.width, rect.height);
  }

  #draw(rect: Rect, overlays: readonly (Overlay | undefined)[], zoom: number): void {
    const context = this.#context;
    const below = this.#below.length;
    const isCovered = overlays.some(
      (overlay, i) => i < below && overlay?.covers === true && holds(overlay.bounds, rect),
    );
    kept(context, () => {
      context.beginPath();
      context.rect(rect.x, rect.y, rect.width, rect.height);
      context.clip();
      if (!isCovered) this.#drawSpeaker(rect, zoom);
      overlays.forEach((overlay, i) => {
        if (i === below) this.#drawFraming(rect);
        if (overlay && intersection(overlay.bounds, rect)) this.#drawOverlay(overlay, i);
      });
      if (overlays.length === below) this.#drawFraming(rect);
    });
  }

  #drawSpeaker(rect: Rect, zoom: number): void {
    const context = this.#context;
    const { look } = this.#plan;
    if (look && !holds(this.#window, rect)) {
      context.fillStyle = look.framing.ground;
      context.fillRect(rect.x, rect.y, rect.width, rect.height);
    }
    const part = intersection(rect, this.#window);
    if (!part) return;
    const view = this.#viewAt(zoom);
    if (isIdentity(view)) {
      this.#figure.drawInto(context, part);
      return;
    }
    const sized = this.#sized.get(zoom);
    if (sized) {
      sized.draw(context, part, this.#state);
      return;
    }
    const source = evenInside(unmapped(part, view), this.#job.format);
    if (!source) return;
    const { x, y, scale } = view;
    const { width, height } = source;
    kept(context, () => {
      context.beginPath();
      context.rect(part.x, part.y, part.width, part.height);
      context.clip();
      context.drawImage(
        this.#figure.canvas,
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
   * Keeps the speaker's own canvas up to date while it is on its way from one size to another. Where
   * it rests the speaker is drawn straight into the picture, and that canvas is left behind.
   */
  #refreshSource(isDirect: boolean, changed: readonly Rect[]): void {
    const { width, height } = this.#job.format;
    const all = this.#isSourceFresh ? changed : [{ x: 0, y: 0, width, height }];
    if (!isDirect) for (const rect of all) this.#figure.drawInto(undefined, rect);
    this.#isSourceFresh = !isDirect;
  }

  #drawFraming({ x, y, width, height }: Rect): void {
    if (!this.#framing) return;
    this.#context.drawImage(this.#framing, x, y, width, height, x, y, width, height);
  }

  #drawOverlay(overlay: Overlay, slot: number): void {
    const { x, y, width, height } = overlay.bounds;
    if (overlay.isFleeting === true) {
      overlay.paint(this.#context);
      return;
    }
    let raster = this.#rasters.get(slot);
    if (raster?.key !== overlay.key) {
      const context = openCanvas(width, height);
      context.translate(-x, -y);
      overlay.paint(context);
      raster = { key: overlay.key, canvas: context.canvas };
      this.#rasters.set(slot, raster);
    }
    this.#context.drawImage(raster.canvas, x, y);
  }

  /** The speaker's picture fills its window round the face; a zoom leaves the chin where it is. */
  #viewAt(zoom: number): View {
    const { width, height } = this.#job.format;
    const window = this.#window;
    const scale = Math.max(window.width / width, window.height / height);
    const { face } = this.#composition;
    const focus = { x: face.x + face.width / 2, y: face.y + face.height * 0.35 };
    const clamp = (value: number, most: number) =>
      2 * Math.round(Math.min(Math.max(0, value), most) / 2);
    const left = clamp(focus.x - window.width / scale / 2, width - window.width / scale);
    const top = clamp(focus.y - window.height / scale / 2, height - window.height / scale);
    const chin = face.y + face.height;
    return {
      scale: scale * zoom,
      x: window.x - (focus.x - (focus.x - left) / zoom) * scale * zoom,
      y: window.y - (chin - (chin - top) / zoom) * scale * zoom,
    };
  }

  #layersBelow(): Layer[] {
    const { look, clips, accent } = this.#plan;
    if (!look) return [];
    if (look.framing.kind === 'split') return [this.#panelLayer()];
    const box = this.#window;
    return [
      (time) => {
        const clip = clips.find(({ start, end }) => time >= start && time < end);
        if (!clip) return undefined;
        const at = clip.kind === 'stock' ? Math.floor((time - clip.start) * CLIP_RATE) : 0;
        return {
          key: `clip ${clip.seed}:${at}`,
          bounds: box,
          covers: true,
          isFleeting: clip.kind === 'stock',
          paint: (context) => paintCutIn(context, clip, look, accent, box, at / CLIP_RATE),
        };
      },
    ];
  }

  /** The other half of a split picture: the last cut-in, or the first before it comes. */
  #panelLayer(): Layer {
    const { look, clips, accent, title } = this.#plan;
    const { width, height } = this.#job.format;
    // A film without cut-ins has at least a still there.
    const still: BrollClip = {
      ...{ start: 0, end: 0, kind: 'image', subject: 'shape', seed: 1 },
      label: title?.text.split(' ').at(-1) ?? '',
    };
    const box =
      this.#window.x > 0
        ? { x: 0, y: 0, width: this.#window.x, height }
        : { x: 0, y: 0, width, height: this.#window.y };
    return (time) => {
      const clip = clips.findLast(({ start }) => time >= start) ?? clips[0] ?? still;
      if (!look) return undefined;
      const at = clip.kind === 'stock' ? Math.floor(Math.max(0, time - clip.start) * CLIP_RATE) : 0;
      return {
        key: `panel ${clip.seed}:${at}`,
        bounds: box,
        isFleeting: clip.kind === 'stock',
        paint: (context) => paintCutIn(context, clip, look, accent, box, at / CLIP_RATE),
      };
    };
  }

  #layersAbove(head: { x: number; y: number }): Layer[] {
    const { look, caption, cues, title, points, listHasGround, edit } = this.#plan;
    const { format } = this.#job;
    const { frameRate } = format;
    if (!look || !caption) return this.#job.burnCaptions ? [this.#plainCaptions()] : [];
    const layers: Layer[] = [];
    const second = look.hasBackgroundVideo ? secondVideo(edit, format) : undefined;
    if (second) layers.push(secondVideoLayer(second));
    const view = this.#viewAt(1);
    const { face } = this.#composition;
    const place = {
      area: titleArea(look, format, this.#composition, second?.box),
      frame: format,
      frameRate,
      head: {
        x: view.x + head.x * view.scale,
        y: view.y + head.y * view.scale,
        radius: face.height * view.scale * 1.18,
      },
    };
    if (title) layers.push(titleLayer(title, look, place));
    if (points.length > 0) layers.push(listLayer(points, listHasGround, look, place));
    const area = captionArea(look, caption.place, format, this.#composition);
    layers.push(captionLayer(cues, caption, { area, frame: format, frameRate }));
    return layers;
  }

  /** Captions as a video without an edit has them. */
  #plainCaptions(): Layer {
    const { cues } = this.#plan;
    const painter = new CaptionPainter(
      cues,
      this.#job.format,
      this.#composition.captions,
      this.#job.captionStyle ?? 'karaoke',
    );
    return (time) => {
      const cue = cues.findIndex(({ start, end }) => time >= start && time < end);
      const bounds = painter.bounds(cue);
      if (!bounds) return undefined;
      const word = cues[cue]?.lines.flat().findLastIndex(({ start }) => start <= time) ?? -1;
      return {
        key: `${cue}:${word}`,
        bounds,
        paint: (context) => painter.paint(context, cue, word),
      };
    };
  }
}

/** A clip that plays in a shape with a stroke round it. */
function secondVideoLayer({ box, isCircle, stroke }: ReturnType<typeof secondVideo>): Layer {
  const room = stroke.width;
  const even = 2 * Math.ceil(room / 2);
  const bounds = {
    x: box.x - even,
    y: box.y - even,
    width: box.width + 2 * even,
    height: box.height + 2 * even,
  };
  return (time) => {
    const step = Math.floor(time * CLIP_RATE);
    return {
      key: `second ${step}`,
      bounds,
      isFleeting: true,
      paint: (context) =>
        kept(context, () => {
          context.translate(box.x, box.y);
          context.fillStyle = stroke.color;
          if (isCircle) fillCircle(context, box.width / 2, box.height / 2, box.width / 2 + room);
          else context.fillRect(-room, -room, box.width + 2 * room, box.height + 2 * room);
          context.beginPath();
          if (isCircle) context.arc(box.width / 2, box.height / 2, box.width / 2, 0, 2 * Math.PI);
          else context.rect(0, 0, box.width, box.height);
          context.clip();
          sand(
            context,
            { ...box, x: 0, y: 0 },
            step / CLIP_RATE,
            ['#F6E4DB', '#D6A592', '#1E1A15'],
            stroke.color,
          );
        }),
    };
  };
}

function holds(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
