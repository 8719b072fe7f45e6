import type { SpeakRequest, SpeakResult, StudioErrorCode, Utterance } from '../types.ts';

/** Messages from the page to the speech worker, which does one job after another. */
export type SpeechCommand =
  | { type: 'speak'; request: SpeakRequest }
  | { type: 'prepare'; request: Utterance }
  | { type: 'cancel' };

/** Messages from the speech worker to the page; the last one is `done`, `prepared` or `error`. */
export type SpeechEvent =
  | { type: 'progress'; fraction: number }
  | { type: 'done'; result: SpeakResult }
  | { type: 'prepared' }
  | { type: 'error'; code: StudioErrorCode; message: string };
