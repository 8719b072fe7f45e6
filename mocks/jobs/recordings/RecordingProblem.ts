import { StudioError } from '@lectern/studio';
import type { RecordingFault } from '@lectern/studio/takes';
import { isQuotaError } from '../../base/isQuotaError.ts';

type ProblemCode = RecordingFault | 'storage-full' | 'gone';

const WORDS: Readonly<Record<ProblemCode, string>> = {
  'not-audio': 'This file is not a recording. Use WAV, MP3, M4A, OGG or WebM.',
  'too-long': 'Files of up to 1 hour are read: cut it first.',
  silent: 'No speech was found in this file. It may be music, or silence.',
  unsupported: 'This browser cannot read this file. Save it as WAV, then try again.',
  'storage-full': 'There is no room for this recording. Free some space, then record it again.',
  gone: 'This project is no longer on this device.',
};

/** A failure with a message for the user. */
export class RecordingProblem extends Error {
  override readonly name = 'RecordingProblem';
  readonly code: ProblemCode;

  constructor(code: ProblemCode, options?: ErrorOptions, before = '') {
    super(`${before}${WORDS[code]}`, options);
    this.code = code;
  }
}

/**
 * Turns an error into one with a message for the user, if there is one; returns any other error unchanged.
 */
export function toProblem(cause: unknown): unknown {
  if (isQuotaError(cause)) return new RecordingProblem('storage-full', { cause });
  if (
    cause instanceof StudioError &&
    (cause.code === 'storage-full' || cause.code === 'unsupported')
  ) {
    return new RecordingProblem(cause.code, { cause });
  }
  const code = cause instanceof Error && cause.name === 'RecordingError' ? codeOf(cause) : null;
  const lasts = code === 'too-long' && cause instanceof Error ? lengthOf(cause) : '';
  return code ? new RecordingProblem(code, { cause }, lasts) : cause;
}

function codeOf(cause: Error): ProblemCode | null {
  const code: unknown = 'code' in cause ? cause.code : null;
  return typeof code === 'string' && code in WORDS ? (code as ProblemCode) : null;
}

/** Returns 'This file lasts 1:04:10. ', if the error's message is a number of seconds. */
function lengthOf({ message }: Error): string {
  const seconds = Number(message);
  if (!Number.isFinite(seconds)) return '';
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(
    Math.floor,
  );
  const two = (value = 0) => String(value).padStart(2, '0');
  return `This file lasts ${hours}:${two(minutes)}:${two(rest)}. `;
}
