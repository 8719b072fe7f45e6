import type { FilmContent } from '../filmJob.ts';

/** A closed group of pictures that is made, kept and copied as a whole. */
export interface PlannedSegment {
  /** Its first frame in the film. */
  first: number;
  frames: number;
  /**
   * SHA-256 of everything that determines its pictures, as 64 hexadecimal digits. Segments with the same
   * hash have the same pictures frame by frame, in any film.
   */
  hash: string;
}

/** The part of a film that a plan needs: everything except the names of the files to write. */
type PlannedFilm = Omit<FilmContent, 'videoFile' | 'posterFile' | 'captionsFile' | 'audioFile'>;

/**
 * A film to be made, with everything that determines a picture or a sample. Plain JSON: it can be sent to
 * another tab or machine, which makes the same frames from it.
 */
export interface Plan {
  /** Version of this record. */
  version: 1;
  /** SHA-256 of the whole: pictures, their order, the audio and the encoding. */
  hash: string;
  film: PlannedFilm;
  /** The encoding of pictures: the best that this browser supports at the time of planning. */
  encoding: VideoEncoderConfig;
  /** Seconds. */
  duration: number;
  frames: number;
  /** In order, without gaps. */
  segments: PlannedSegment[];
}

/**
 * Version of the drawing itself. Raise it whenever the same film is drawn differently (art, motion,
 * captions, looks, fonts): segments of other versions are not reused.
 */
export const PICTURE_VERSION = 4;
