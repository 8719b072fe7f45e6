import { useSyncExternalStore } from 'react';

let isOutdated = false;
const listeners = new Set<() => void>();

/** A newer version of the app has the database: this page can keep nothing any more. */
export function tellOutdated(): void {
  isOutdated = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this page belongs to an older version of the app than the one that has its data. */
export function useIsOutdated(): boolean {
  return useSyncExternalStore(subscribe, () => isOutdated);
}
