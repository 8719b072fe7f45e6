import { useSyncExternalStore } from 'react';
import type { SessionState } from '../session/sessionStore.ts';
import { useApiContext } from './apiContext.ts';

/**
 * Who is signed in: `status` and `user` (section 4, Authentication). Asks nothing; follows the
 * other tabs. Use `useCurrentUser` instead for a record fetched anew.
 * @throws Error outside of an `ApiProvider`.
 */
export function useSession(): SessionState {
  const { session } = useApiContext().client;
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}
