import type { I420Picture } from './i420.ts';

/** Paints the frames of a video one after the other, from wherever it is asked to begin. */
export interface FramePainter {
  readonly picture: I420Picture;
  /** Brings the picture to a frame. Says whether anything changed. */
  paint(frame: number): boolean | Promise<boolean>;
  /** A JPEG for before the video plays. Called once, before all frames. */
  poster(): Promise<Blob>;
}
