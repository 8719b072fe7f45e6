import type { I420Picture } from './i420.ts';

/** Paints the frames of a video in order, from any first frame. */
export interface FramePainter {
  readonly picture: I420Picture;
  /** Updates the picture to a frame. Returns whether anything changed. */
  paint(frame: number): boolean | Promise<boolean>;
  /**
   * Everything that determines the picture of a frame, except what is the same for the whole film. Equal
   * descriptions in films with the same presenter, scene, format and look mean equal pictures.
   */
  describe(frame: number): string;
  /** Renders the JPEG shown before the video plays. Called once, before all frames. */
  poster(): Promise<Blob>;
}
