import type { StudioErrorCode } from '../../types.ts';
import type { RecordingFault } from './RecordingError.ts';
import type { TakeStudio } from './studioTypes.ts';

/** The calls of `TakeStudio`, without what cannot be sent. */
export type TakeCall = {
  [Name in keyof TakeStudio]: {
    name: Name;
    args: Name extends 'find'
      ? [Parameters<TakeStudio['find']>[0], Parameters<TakeStudio['find']>[1]]
      : Parameters<TakeStudio[Name]>;
  };
}[keyof TakeStudio];

/** Messages from the worker to the page; all but `progress` are the last. One worker does one call. */
export type TakeEvent =
  | { type: 'progress'; share: number }
  | { type: 'done'; result: unknown }
  | { type: 'recording-error'; code: RecordingFault; message: string }
  | { type: 'studio-error'; code: StudioErrorCode; message: string };
