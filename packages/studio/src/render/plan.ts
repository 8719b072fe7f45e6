import type { FilmContent } from '../filmJob.ts';

/** A closed group of pictures that is made, kept and copied as a whole. */
export interface PlannedSegment {
  /** Its first frame in the film. */
  first: number;
  frames: number;
  /**
   * SHA-256 of all that decides its pictures, as 64 hexadecimal digits. Segments with one hash have
   * the same pictures frame by frame, in whatever film they are.
   */
  hash: string;
}

/** What a plan needs of its film: everything but the names of the files to write. */
type PlannedFilm = Omit<FilmContent, 'videoFile' | 'posterFile' | 'captionsFile' | 'audioFile'>;

/**
 * A film to be made, with everything that decides a picture or a sample. Plain JSON: it can be sent to
 * another tab or machine, which makes the same frames from it.
 */
export interface Plan {
  /** Of this record. */
  version: 1;
  /** SHA-256 of the whole: pictures, their order, the sound and the encoding. */
  hash: string;
  film: PlannedFilm;
  /** How pictures are encoded: the best that this browser can do, at the time of planning. */
  encoding: VideoEncoderConfig;
  /** Seconds. */
  duration: number;
  frames: number;
  /** In order, without gaps. */
  segments: PlannedSegment[];
}

/**
 * Of the drawing itself. Raise it whenever the same film is drawn differently (art, motion, captions,
 * looks, fonts): segments of another version are not used again.
 */
export const PICTURE_VERSION = 2;
