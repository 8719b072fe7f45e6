import type { FrameFormat } from '../src/types.ts';

/** How the still picture is passed to the encoder: as the renderer does it, or as a canvas. */
export type StillFeed = 'i420' | 'canvas';

export interface StillRequest {
  format: FrameFormat;
  frames: number;
  feed: StillFeed;
  picture: ImageBitmap;
}

/** Milliseconds that the encoding took. */
export type StillResponse = { milliseconds: number } | { error: string };
