import { useSyncExternalStore } from 'react';
import type { SessionState } from '../session/sessionStore.ts';
import { useApiContext } from './apiContext.ts';

/** Who is signed in: `status` and `user`. Follows the other tabs. */
export function useSession(): SessionState {
  const { session } = useApiContext().client;
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}
