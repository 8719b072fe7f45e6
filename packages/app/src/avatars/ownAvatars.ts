import { useMemo, useSyncExternalStore } from 'react';
import { createKeptRecord } from '../lib/keptRecord.ts';
import { useOwner } from '../session/useOwner.ts';

/** Ids from what was kept, a parsed JSON value. Anything unreadable counts as none. */
export function parseOwnAvatars(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((id): id is string => typeof id === 'string' && id !== '')
    : [];
}

/**
 * The ids of the avatars that the signed-in user saved in this browser, and how to add one. No answer
 * of the server names an avatar's owner: a private one is always the user's, a public one only where
 * it stands here.
 */
export function useOwnAvatars(): {
  ownIds: readonly string[];
  addOwn: (id: string) => Promise<void>;
} {
  const owner = useOwner();
  const record = useMemo(
    () => createKeptRecord(`lectern.ownAvatars.${owner}`, parseOwnAvatars),
    [owner],
  );
  const ownIds = useSyncExternalStore(record.subscribe, record.getSnapshot);
  const addOwn = async (id: string) => {
    const known = record.getSnapshot();
    // Where it cannot be kept, the avatar is found among the public ones all the same.
    if (!known.includes(id)) await record.write([...known, id]);
  };
  return { ownIds, addOwn };
}
