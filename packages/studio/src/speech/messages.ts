import type { SpeakRequest, SpeakResult, StudioErrorCode } from '../types.ts';

/** What the page says to the speech worker. One worker does one job. */
export type SpeechCommand = { type: 'speak'; request: SpeakRequest } | { type: 'cancel' };

/** What the speech worker says to the page; `done` or `error` comes last. */
export type SpeechEvent =
  | { type: 'progress'; fraction: number }
  | { type: 'done'; result: SpeakResult }
  | { type: 'error'; code: StudioErrorCode; message: string };
