import { useSyncExternalStore } from 'react';
import { createValue } from './value.ts';

const isOutdated = createValue(false);

/** A newer version of the app has the database: this page can keep nothing any more. */
export function tellOutdated(): void {
  isOutdated.set(true);
}

/** Whether this page belongs to an older version of the app than the one that has its data. */
export function useIsOutdated(): boolean {
  return useSyncExternalStore(isOutdated.subscribe, isOutdated.get);
}
