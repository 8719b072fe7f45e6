import { isApiError } from '../transport/ApiError.ts';
import { messageOf, statusOf, textDetail } from './errorMessage.ts';

/** Messages that do not depend on the error (section 8, Avatars). */
export const avatarMessages = {
  /** For the library; `avatarsLoadDetails` gives the technical details. */
  loadLibraryFailed: 'Failed to load avatars. Please try again later.',
  saveFailed: 'Error saving avatar. Please try again.',
} as const;

/**
 * Returns the message for a failed list in the wizard, which then shows a placeholder (section 8, Avatars).
 */
export function avatarsLoadMessage(error: unknown): string {
  return `Error loading avatars: ${messageOf(error)}`;
}

/** Returns the technical details next to the library's message (section 8, Avatars). */
export function avatarsLoadDetails(error: unknown): string {
  const status = statusOf(error);
  return status === 0 ? messageOf(error) : `Status ${status}: ${messageOf(error)}`;
}

/**
 * Returns the message for a failed generation: a response without an image, or anything else (section 8,
 * Avatars).
 */
export function avatarGenerationMessage(error: unknown): string {
  return isApiError(error, 'invalid-response')
    ? 'Failed to generate avatar image. Please try again.'
    : 'Error generating avatar. Please try again.';
}

/**
 * Returns the message for a rejected custom request: the server's detail or the default (section 8,
 * Avatars).
 */
export function customRequestMessage(error: unknown): string {
  return textDetail(error) ?? 'Failed to submit request. Please try again.';
}
