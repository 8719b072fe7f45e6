import { messageOf } from './errorMessage.ts';

/** Returns the message for a voice list that failed to load or has an invalid format (section 8). */
export function voicesLoadMessage(error: unknown): string {
  return `Error loading voices: ${messageOf(error)}`;
}

/** Returns the message for a script that could not be spoken (section 8). */
export function audioErrorMessage(error: unknown): string {
  return `Error generating audio: ${messageOf(error)}`;
}
