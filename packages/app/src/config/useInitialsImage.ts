import { useBackend } from '../backend/BackendContext.ts';

/**
 * The picture of a user's initials from an external avatar service (specification section 2, Shell).
 * Undefined where nothing may leave the machine: the initials that `UserPicture` draws then stay.
 */
export function useInitialsImage(name: string): string | undefined {
  const backend = useBackend();
  if (backend.kind === 'embedded') return undefined;
  return `https://ui-avatars.com/api/?name=${encodeURIComponent(name)}`;
}
