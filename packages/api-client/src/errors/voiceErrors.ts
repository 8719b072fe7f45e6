import { messageOf } from './errorMessage.ts';

/** The voice list did not load, an answer of another form included (section 8). */
export function voicesLoadMessage(error: unknown): string {
  return `Error loading voices: ${messageOf(error)}`;
}

/** The script was not spoken (section 8). */
export function audioErrorMessage(error: unknown): string {
  return `Error generating audio: ${messageOf(error)}`;
}
