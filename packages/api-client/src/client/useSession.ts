import { useSyncExternalStore } from 'react';
import type { SessionState } from '../session/sessionStore.ts';
import { useApiContext } from './apiContext.ts';

/**
 * Returns the session: `status` and `user` (section 4, Authentication). Sends no request and follows the
 * other tabs. Use `useCurrentUser` instead for a freshly fetched record.
 * @throws Error outside of an `ApiProvider`.
 */
export function useSession(): SessionState {
  const { session } = useApiContext().client;
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}
