import { useBackend } from '../backend/BackendContext.ts';
import { initialsImageUrl } from './externalLinks.ts';

/**
 * Returns the address of an image of the user's initials from an external avatar service (specification
 * section 2, Shell). Undefined when nothing may leave the device: `UserPicture` then draws the initials
 * itself.
 */
export function useInitialsImage(name: string): string | undefined {
  return useBackend().kind === 'embedded' ? undefined : initialsImageUrl(name);
}
