import type { SeenElsewhere, SessionStore } from './sessionStore.ts';
import { ACCESS_TOKEN_KEY } from './storedSession.ts';

/**
 * Follows changes of the session in other tabs through the storage event: sign-out, sign-in, another user.
 * Calls `onNewSession` when a user must be fetched. Returns a function that stops it.
 */
export function followOtherTabs(
  store: SessionStore,
  storage: Storage | null,
  onNewSession: () => void,
): () => void {
  const sync = (seen: SeenElsewhere) => {
    if (store.sync(seen)) onNewSession();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea !== storage) return;
    // A null key means that the whole storage was cleared.
    const isSignOut = event.key === ACCESS_TOKEN_KEY && event.newValue === null;
    sync(event.key === null || isSignOut ? 'sign-out' : 'change');
  };
  // A page restored from the back/forward cache has missed earlier events.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) sync('nothing');
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
