import { useSession } from '@lectern/api-client';
import { useMemo, useSyncExternalStore } from 'react';
import { createLocalEditsStore, type LocalEdits, type LocalEditsStore } from './localEdits.ts';

export interface LocalEditsState extends Pick<LocalEditsStore, 'rename' | 'remove'> {
  edits: LocalEdits;
}

/** The signed-in user's renames and deletions; follows other lists and tabs. */
export function useLocalEdits(): LocalEditsState {
  const { user } = useSession();
  const owner = user?.username ?? user?.email ?? user?.displayName ?? '';
  const store = useMemo(() => createLocalEditsStore(owner), [owner]);
  const edits = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return { edits, rename: store.rename, remove: store.remove };
}
