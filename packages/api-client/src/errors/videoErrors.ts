import { messageOf } from './errorMessage.ts';

/** Returns the message for a render that did not start (section 8). */
export function videoErrorMessage(error: unknown): string {
  return `Error generating video: ${messageOf(error)}`;
}

/**
 * Returns the message for a failed render; `reason` is the status's `error` (section 8, Polling failure).
 */
export function videoFailedMessage(reason: string | null): string {
  return `Video generation failed: ${reason ?? 'Unknown error'}`;
}

/** Returns the message for a failed poll (section 8). */
export function videoStatusMessage(error: unknown): string {
  return `Error checking video status: ${messageOf(error)}`;
}
