/** Messages between the page and the render worker. */
import type { FilmJob } from '../filmJob.ts';
import type { RenderResult, StudioErrorCode, StudioProgress } from '../types.ts';

export type ToRenderWorker = { type: 'render'; job: FilmJob } | { type: 'cancel' };

export type FromRenderWorker =
  | ({ type: 'progress' } & StudioProgress)
  | { type: 'done'; result: RenderResult; timings: RenderTimings }
  | { type: 'error'; code: StudioErrorCode; message: string };

/** Milliseconds that parts of a render took in the worker; some overlap. For the bench. */
export interface RenderTimings {
  setUp: number;
  /** Until the sound of an edit is mixed, in parallel in its own thread. */
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
