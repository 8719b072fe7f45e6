import { isApiError } from '../transport/ApiError.ts';
import { isOffline, statusOf, textDetail } from './errorMessage.ts';

/** Messages that do not depend on the error (section 8, Scripts). */
export const scriptMessages = {
  loadListFailed: 'Failed to load your scripts. Please try again later.',
  /** A demo script is then put into the editor. */
  generateFailed: 'Failed to generate script. Please try again.',
} as const;

/** Returns the message for a successful Duplicate (section 8, Scripts). */
export function scriptDuplicatedMessage(title: string): string {
  return `"${title}" was successfully duplicated.`;
}

/** Returns the message for a failed Duplicate (section 8, Scripts). */
export function scriptDuplicateFailedMessage(title: string): string {
  return `Failed to duplicate "${title}". Please try again.`;
}

/** Returns the message for a successful Delete (section 8, Scripts). */
export function scriptDeletedMessage(title: string): string {
  return `"${title}" was successfully deleted.`;
}

/**
 * Returns the message for a failed Delete, with the reason if the server gives one (section 8, Scripts).
 */
export function scriptDeleteFailedMessage(error: unknown, title: string): string {
  if (statusOf(error) === 404) {
    return `Script "${title}" not found. It may have been already deleted.`;
  }
  // A refusal with a 2xx status has its reason in the message (section 7).
  const isRefusal = isApiError(error, 'http') && error.status < 300;
  const detail = textDetail(error) ?? (isRefusal ? error.message : null);
  if (detail !== null) return `Failed to delete script: ${detail}`;
  if (isOffline(error)) return 'Network error. Please check your connection and try again.';
  return `Failed to delete "${title}".`;
}
