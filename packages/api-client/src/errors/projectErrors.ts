import { statusOf } from './errorMessage.ts';

/** Messages that do not depend on the error (section 8, Projects). */
export const projectMessages = {
  unknownResource: 'Unknown resource type.',
  loadListFailed: 'Failed to load your videos. Please try again later.',
  renameFailed: 'Failed to rename project. Please try again.',
  deleteFailed: 'Failed to delete project. Please try again.',
  downloadFailed: 'Failed to download video. Please try again later.',
  autoplayFailed: "Couldn't autoplay video. Please click play again.",
} as const;

/** Returns 'Project with ID {id} not found.' (section 8, Projects). */
export function projectNotFoundMessage(id: string): string {
  return `Project with ID ${id} not found.`;
}

/**
 * Returns the message for one project that failed to load: not found, or that of the list (section 8,
 * Projects).
 */
export function projectLoadMessage(error: unknown, id: string): string {
  return statusOf(error) === 404 ? projectNotFoundMessage(id) : projectMessages.loadListFailed;
}
