import { messageOf } from './errorMessage.ts';

/** A render did not start (section 8). */
export function videoErrorMessage(error: unknown): string {
  return `Error generating video: ${messageOf(error)}`;
}

/** A render failed; `reason` is the status's `error` (section 8, Polling failure). */
export function videoFailedMessage(reason: string | null): string {
  return `Video generation failed: ${reason ?? 'Unknown error'}`;
}

/** A poll failed (section 8). */
export function videoStatusMessage(error: unknown): string {
  return `Error checking video status: ${messageOf(error)}`;
}
