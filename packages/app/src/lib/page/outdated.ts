import { useSyncExternalStore } from 'react';
import { createValue } from '../value.ts';

const isOutdated = createValue(false);

/**
 * Marks this page as outdated: a newer version of the app has the database, and this page can no longer
 * save.
 */
export function markOutdated(): void {
  isOutdated.set(true);
}

/** Whether this page is older than the version of the app that has its data. */
export function useIsOutdated(): boolean {
  return useSyncExternalStore(isOutdated.subscribe, isOutdated.get);
}
