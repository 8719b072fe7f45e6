/**
 * Opens a film for drawing, inside a worker: its track, its painter, and its units.
 */
import { drawnCues, loadCaptionFont } from '../captions/captionPainter.ts';
import type { Edit } from '../editRequest.ts';
import { type FilmContent, type FilmJob, textOfFilm } from '../filmJob.ts';
import type { FramePainter } from '../picture/framePainter.ts';
import { FilmPainter } from '../presenter/filmPainter.ts';
import { FrameTrack } from '../presenter/frameTrack.ts';
import { composeFrame } from '../scene/composition.ts';
import type { FilmUnit } from './segments/cutSegments.ts';
import { PICTURE_VERSION } from './plan.ts';
import { sha256 } from './sha256.ts';

/** Opens the painter of an edit. Passed in to keep rendering independent of editing. */
export type OpenEdit = (
  job: FilmJob,
  edit: Edit,
  track: FrameTrack,
) => Promise<Pick<OpenFilm, 'painter' | 'faces'>>;

export interface OpenFilm {
  track: FrameTrack;
  painter: FramePainter;
  /** The typefaces that it has loaded. */
  faces: readonly string[];
}

/** Takes ownership of the job's bitmaps. */
export async function openFilm(job: FilmJob, openEdit: OpenEdit): Promise<OpenFilm> {
  const faces = await loadCaptionFont(textOfFilm(job));
  const { format, timeline, request } = job;
  const { presenter, scene } = request;
  const { captions } = composeFrame(format, presenter.style, scene.backdrop);
  const cues = drawnCues(timeline, format, captions);
  const track = new FrameTrack(presenter, timeline, cues, format, job);
  if (job.edit) {
    const edit = await openEdit(job, job.edit, track);
    return { track, painter: edit.painter, faces: [...faces, ...edit.faces] };
  }
  return { track, faces, painter: await FilmPainter.open(job, cues, track) };
}

/** Seconds from which a passage is cut at the least disruptive place: between two words. */
const LONG = 12;

/**
 * Returns the parts of a film that are never cut, each with a hash of everything that determines its
 * pictures.
 */
export async function unitsOf(
  job: FilmContent,
  { track, painter, faces }: OpenFilm,
  encoding: VideoEncoderConfig,
): Promise<FilmUnit[]> {
  // A device without one of the faces draws different pictures.
  const whole = JSON.stringify([PICTURE_VERSION, lookOf(job), encoding, faces]);
  const units: FilmUnit[] = [];
  for (const [first, end] of track.passages.flatMap((passage) => cutLong(passage, job))) {
    const described = [whole];
    for (let frame = first; frame < end; frame += 1) described.push(painter.describe(frame));
    units.push({ first, frames: end - first, hash: await sha256(described.join('\n')) });
  }
  return units;
}

/**
 * Returns everything that determines pictures and is the same for all frames, without the fields of the
 * audio.
 */
function lookOf({ request, format, burnCaptions, captionStyle = 'karaoke', edit }: FilmContent) {
  const { presenter, scene } = request;
  // The title and the cut-ins are described frame by frame.
  const { title: _, brollFrequency: _f, brollType: _t, ...settings } = edit?.aiEditSettings ?? {};
  const look = edit && {
    settings: edit.additionalFeatures.applyAiEdit && edit.aiEditSettings ? settings : null,
    background: edit.bgVideoSettings,
    subtitles: edit.subtitleStyles,
    punches: edit.additionalSettings.applySpeakerDetection,
  };
  return { presenter, scene, format, burnCaptions, captionStyle, look };
}

/** Splits a passage into parts of at most {@link LONG} seconds if there are words to cut between. */
function cutLong(
  { first, end, words }: FrameTrack['passages'][number],
  { format: { frameRate } }: FilmContent,
): [first: number, end: number][] {
  const parts = Math.ceil((end - first) / (LONG * frameRate));
  const starts = words.map(({ start }) => first + Math.floor(start * frameRate));
  const cuts: number[] = [];
  for (let part = 1; part < parts; part += 1) {
    const wanted = first + Math.round(((end - first) * part) / parts);
    const near = starts.reduce(
      (best, start) => (Math.abs(start - wanted) < Math.abs(best - wanted) ? start : best),
      Number.NEGATIVE_INFINITY,
    );
    // If no word is near, as in a long silence, the cut stays at the wanted frame.
    const at = Math.abs(near - wanted) < 2 * frameRate ? near : wanted;
    if (at > (cuts.at(-1) ?? first) && at < end) cuts.push(at);
  }
  return [first, ...cuts].map((from, i): [number, number] => [from, cuts[i] ?? end]);
}
