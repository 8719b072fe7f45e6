/**
 * The worker that draws and encodes the segments of films, one film after another. Its owner terminates it.
 */
import './trustedWorkers.ts';
import * as Comlink from 'comlink';
import type { FilmContent, FilmJob } from './filmJob.ts';
import { writeMedia, flushMedia } from './mediaStore.ts';
import { keptScene } from './presenter/figureLayers.ts';
import type { RasterScene } from './presenter/rasterLayer.ts';
import { type DrawingTimes, encodeSegment } from './render/segments/encodeSegment.ts';
import type { FilmUnit } from './render/segments/cutSegments.ts';
import { type OpenEdit, type OpenFilm, openFilm, unitsOf } from './render/openFilm.ts';
import type { PlannedSegment } from './render/plan.ts';
import { packSegment, type Segment } from './render/segments/segment.ts';
import { writeSegment } from './render/segments/segmentStore.ts';
import { sha256 } from './render/sha256.ts';
import { carryStudioErrors } from './render/workerErrors.ts';
import { StudioError } from './StudioError.ts';

// Loaded on first use: most films have no edit.
const openEdit: OpenEdit = async (...given) =>
  (await import('./edit/openEdit.ts')).openEditPainter(...given);

interface OpenJob extends OpenFilm {
  job: FilmJob;
  encoding: VideoEncoderConfig;
}

let open: OpenJob | undefined;
/** The presenter that was drawn last, with its poster, for films without an edit. */
let kept: { scene: RasterScene; poster?: Blob } | undefined;

function film(): OpenJob {
  if (!open) throw new StudioError('encoder-failed', 'no film is open');
  return open;
}

function make(
  segment: PlannedSegment,
  report: (framesDone: number) => void,
): Promise<{ segment: Segment; times: DrawingTimes }> {
  const { job, painter, encoding } = film();
  const times = { drawing: 0, waiting: 0 };
  return encodeSegment({
    ...{ segment, painter, encoding, times, report, format: job.format },
  }).then((made) => ({ segment: made, times }));
}

const filmWorker = {
  /**
   * Opens a film and replaces the previous one. Must be called first.
   *
   * @param raster its layers, whose ownership is taken; by default, those of the last film without an edit
   */
  async open(
    content: FilmContent,
    encoding: VideoEncoderConfig,
    raster?: RasterScene,
  ): Promise<void> {
    open = undefined;
    if (raster) kept = content.edit ? undefined : { scene: keptScene(raster) };
    const scene = kept?.scene ?? raster;
    if (!scene) throw new StudioError('encoder-failed', 'the film has no layers');
    const job = { ...content, ...scene };
    open = { job, encoding, ...(await openFilm(job, openEdit)) };
  },

  /** Releases the film, but keeps its layers. */
  close(): void {
    open = undefined;
  },

  /** Returns the film as units that are never split. */
  units(): Promise<FilmUnit[]> {
    const { job, encoding, ...opened } = film();
    return unitsOf(job, opened, encoding);
  },

  /** Writes the film's poster. Must not be called while segments are being made. */
  async writePoster(): Promise<void> {
    const { job, painter } = film();
    const poster = kept?.poster ?? (await painter.poster());
    if (kept) kept.poster = poster;
    await writeMedia(job.posterFile, poster);
    await flushMedia(job.posterFile);
  },

  /** Makes a segment and stores it on disk. @param needed hashes of all segments of the film */
  async keepSegment(
    segment: PlannedSegment,
    needed: ReadonlySet<string>,
    report: (framesDone: number) => void,
  ): Promise<DrawingTimes> {
    const made = await make(segment, report);
    await writeSegment(made.segment, needed);
    return made.times;
  },

  /** Makes a segment. Resolves with the bytes of its file. */
  async makeSegment(segment: PlannedSegment): Promise<Uint8Array<ArrayBuffer>> {
    const made = await make(segment, () => undefined);
    const bytes = await packSegment(made.segment);
    return Comlink.transfer(bytes, [bytes.buffer]);
  },

  /** Returns the SHA-256 of the picture of every frame of a segment, before encoding. */
  async hashPictures(segment: PlannedSegment): Promise<string[]> {
    const { painter } = film();
    const hashes: string[] = [];
    for (let frame = segment.first; frame < segment.first + segment.frames; frame += 1) {
      await painter.paint(frame);
      hashes.push(await sha256(painter.picture.data));
    }
    return hashes;
  },

  /** Returns the luma of one picture, before encoding. */
  async drawLuma(frame: number): Promise<Uint8Array<ArrayBuffer>> {
    const { painter, job } = film();
    await painter.paint(frame);
    return painter.picture.data.slice(0, job.format.width * job.format.height);
  },
};

export type FilmWorker = typeof filmWorker;

carryStudioErrors();
Comlink.expose(filmWorker);
