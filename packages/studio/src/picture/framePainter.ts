import type { I420Picture } from './i420.ts';

/** Paints the frames of a video in order, from any first frame. */
export interface FramePainter {
  readonly picture: I420Picture;
  /** Updates the picture to a frame. Returns whether anything changed. */
  paint(frame: number): boolean | Promise<boolean>;
  /** The JPEG shown before the video plays. Called once, before all frames. */
  poster(): Promise<Blob>;
}
