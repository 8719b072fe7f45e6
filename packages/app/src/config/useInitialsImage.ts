import { useBackend } from '../backend/BackendContext.ts';
import { initialsImageUrl } from './externalLinks.ts';

/**
 * The picture of a user's initials from an external avatar service (specification section 2, Shell).
 * Undefined where nothing may leave the machine: the initials that `UserPicture` draws then stay.
 */
export function useInitialsImage(name: string): string | undefined {
  return useBackend().kind === 'embedded' ? undefined : initialsImageUrl(name);
}
