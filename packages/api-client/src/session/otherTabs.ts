import type { SessionStore } from './sessionStore.ts';
import { ACCESS_TOKEN_KEY } from './storedSession.ts';

/**
 * Follows what other tabs do to the session through the storage event: sign-out, sign-in, another
 * user. `onNewSession` is called where a user is to be fetched. Returns how to stop.
 */
export function followOtherTabs(
  store: SessionStore,
  storage: Storage | null,
  onNewSession: () => void,
): () => void {
  const sync = (wasSignedOut: boolean) => {
    if (store.sync(wasSignedOut)) onNewSession();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea !== storage) return;
    // A null key: the whole storage was cleared.
    sync(event.key === null || (event.key === ACCESS_TOKEN_KEY && event.newValue === null));
  };
  // A page that comes back from the back/forward cache has missed the events meanwhile.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) sync(false);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
