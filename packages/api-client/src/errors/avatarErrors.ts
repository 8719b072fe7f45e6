import { isApiError } from '../transport/ApiError.ts';
import { messageOf, statusOf, textDetail } from './errorMessage.ts';

/** The words that do not depend on the error (section 8, Avatars). */
export const avatarMessages = {
  /** The library; technical details by `avatarsLoadDetails`. */
  loadLibraryFailed: 'Failed to load avatars. Please try again later.',
  saveFailed: 'Error saving avatar. Please try again.',
} as const;

/** The wizard's list did not load; a placeholder is then shown (section 8, Avatars). */
export function avatarsLoadMessage(error: unknown): string {
  return `Error loading avatars: ${messageOf(error)}`;
}

/** Technical details beside the library's words (section 8, Avatars). */
export function avatarsLoadDetails(error: unknown): string {
  const status = statusOf(error);
  return status === 0 ? messageOf(error) : `Status ${status}: ${messageOf(error)}`;
}

/**
 * An avatar was not generated: the server answered without an image, or anything else (section 8,
 * Avatars).
 */
export function avatarGenerationMessage(error: unknown): string {
  return isApiError(error, 'invalid-response')
    ? 'Failed to generate avatar image. Please try again.'
    : 'Error generating avatar. Please try again.';
}

/** A custom request was not taken: the server's detail, or the default (section 8, Avatars). */
export function customRequestMessage(error: unknown): string {
  return textDetail(error) ?? 'Failed to submit request. Please try again.';
}
