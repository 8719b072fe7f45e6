import { type ResourceState, useResource } from '../client/useResource.ts';
import type { Avatar } from './readAvatar.ts';
import { listAllAvatars } from './avatars.ts';

/**
 * Fetches every avatar that the user may see, as listed in the wizard (section 7). Use `useAvatars` for the
 * library.
 *
 * @param isWanted - Whether to fetch them at all.
 */
export function useAllAvatars(isWanted = true): ResourceState<Avatar[]> {
  return useResource('avatars', isWanted ? ['all'] : null, listAllAvatars);
}
