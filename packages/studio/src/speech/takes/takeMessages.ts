import type { StudioErrorCode } from '../../types.ts';
import type { RecordingFault } from './RecordingError.ts';
import type { TakeStudio } from './studioTypes.ts';

/** The calls of `TakeStudio`, without arguments that cannot be sent. */
export type TakeCall = {
  [Name in Exclude<keyof TakeStudio, 'begin'>]: {
    name: Name;
    args: Name extends 'find'
      ? [Parameters<TakeStudio['find']>[0], Parameters<TakeStudio['find']>[1]]
      : Parameters<TakeStudio[Name]>;
  };
}[Exclude<keyof TakeStudio, 'begin'>];

/**
 * Messages from the worker to the page; each except `progress` is the last. One worker handles one call.
 */
export type TakeEvent =
  | { type: 'progress'; share: number }
  | { type: 'done'; result: unknown }
  | { type: 'recording-error'; code: RecordingFault; message: string }
  | { type: 'studio-error'; code: StudioErrorCode; message: string };

/** Messages to the worker that writes one take while it is being spoken. */
export type RunningCall =
  | { name: 'open'; file: string; sampleRate: number }
  | { name: 'append'; samples: Float32Array<ArrayBuffer> }
  | { name: 'end' }
  | { name: 'discard' };

/** Messages from that worker; each except `full` is the last. */
export type RunningEvent =
  | { type: 'full' }
  | { type: 'closed' }
  | { type: 'failed'; code: StudioErrorCode; message: string };
