import { useMemo, useSyncExternalStore } from 'react';
import { useOwner } from '../session/useOwner.ts';
import { createLocalEditsStore, type LocalEdits, type LocalEditsStore } from './localEdits.ts';

export interface LocalEditsState extends Pick<
  LocalEditsStore,
  'rename' | 'nameNew' | 'remove' | 'removeMany'
> {
  edits: LocalEdits;
}

/** Returns the signed-in user's renames and deletions; follows other lists and tabs. */
export function useLocalEdits(): LocalEditsState {
  const owner = useOwner();
  const store = useMemo(() => createLocalEditsStore(owner), [owner]);
  const edits = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { rename, nameNew, remove, removeMany } = store;
  return { edits, rename, nameNew, remove, removeMany };
}
