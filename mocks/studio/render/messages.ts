/** What the page and the render worker say to each other. */
import type {
  FrameFormat,
  RenderRequest,
  RenderResult,
  SpeechTimeline,
  StudioErrorCode,
  StudioProgress,
} from '../types.ts';
import type { Span } from '../edit/types.ts';
import type { LayerGroup } from '../presenter/presenterSvg.ts';

/** A layer of the figure, drawn at the size of the output and cut to what is opaque. */
export interface RasterLayer {
  group: LayerGroup;
  eyes?: 'open' | 'closed';
  place: 'belowMouth' | 'aboveMouth';
  /** px in the picture of the top left pixel, the figure standing still. */
  x: number;
  y: number;
  /**
   * The layer at 0 and half a px to the right, then both half a px down: drawn four times from the
   * SVG, so that slow moves look smooth and stay sharp.
   */
  phases: ImageBitmap[];
}

export interface RenderJob extends Omit<RenderRequest, 'timelineFile' | 'presenter' | 'scene'> {
  request: Pick<RenderRequest, 'presenter' | 'scene'>;
  format: FrameFormat;
  /** Of what is kept. */
  timeline: SpeechTimeline;
  /** What of the audio file is kept, seconds. */
  kept: Span[];
  backdrop: ImageBitmap;
  layers: RasterLayer[];
  /** The art's own mouth, for the poster. */
  artMouth: RasterLayer;
}

export type ToRenderWorker = { type: 'render'; job: RenderJob } | { type: 'cancel' };

export type FromRenderWorker =
  | ({ type: 'progress' } & StudioProgress)
  | { type: 'done'; result: RenderResult; timings: RenderTimings }
  | { type: 'error'; code: StudioErrorCode; message: string };

/** Milliseconds that parts of a render took in the worker; some overlap. For the bench. */
export interface RenderTimings {
  setUp: number;
  /** Until the sound of an edit is mixed, in a thread of its own, beside all else. */
  mixing: number;
  /** Inside the loop: drawing and converting. */
  drawing: number;
  /** Inside the loop: waiting for the video encoder. */
  waiting: number;
  /** The whole loop, with the last packet. */
  frames: number;
  /** Waiting for the audio encoder, in the loop and after it. */
  sound: number;
  saving: number;
}
