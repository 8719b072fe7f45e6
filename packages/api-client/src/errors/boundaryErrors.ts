import { readFilledText, readRecord } from '../values/read.ts';

/** The heading of the error boundary (section 8). */
export const BOUNDARY_TITLE = 'Something went wrong';

const HINTS: Readonly<Record<number, string>> = {
  400: 'Please check your input and try again.',
  401: 'Please log in to continue.',
  403: 'You do not have permission to perform this action.',
  404: 'The requested resource was not found.',
  500: 'There was a server error. Please try again later.',
};

/**
 * Returns what the user can do about a status; 0, null or undefined mean no response (section 8, Error
 * boundary).
 */
export function statusHint(status: number | null | undefined): string {
  return HINTS[status ?? 0] ?? 'Please try again or contact support.';
}

/** Returns the detail message of the boundary (section 8, Error boundary). */
export function boundaryMessage(error: unknown): string {
  return readFilledText(readRecord(error)?.message) ?? 'An unknown error occurred';
}
