import type { FrameFormat } from '../src/types.ts';

/** How the still picture reaches the encoder: as the renderer hands it over, or as a canvas. */
export type StillFeed = 'i420' | 'canvas';

export interface StillRequest {
  format: FrameFormat;
  frames: number;
  feed: StillFeed;
  picture: ImageBitmap;
}

/** Milliseconds that encoding took. */
export type StillResponse = { milliseconds: number } | { error: string };
