import { useMemo, useSyncExternalStore } from 'react';
import { createKeptRecord } from '../lib/records/keptRecord.ts';
import { useOwner } from '../session/useOwner.ts';

/** Reads ids from stored JSON. Anything unreadable counts as no ids. */
export function parseOwnAvatars(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((id): id is string => typeof id === 'string' && id !== '')
    : [];
}

/**
 * Returns the ids of the avatars that the signed-in user saved in this browser, and a way to add one. No
 * server response names an avatar's owner: a private avatar is always the user's, a public one only if it
 * is listed here.
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
    // If this fails, the avatar can still be found among the public ones.
    if (!known.includes(id)) await record.write([...known, id]);
  };
  return { ownIds, addOwn };
}
