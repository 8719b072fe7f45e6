import { useMemo, useSyncExternalStore } from 'react';
import { parseJson } from './readJson.ts';
import { type RecordKey, records } from './pageRecords.ts';

/** A record kept in this browser, for `useSyncExternalStore`. */
export interface KeptRecord<T> {
  getSnapshot: () => T;
  subscribe: (listener: () => void) => () => void;
  /**
   * Shows a value at once, and reverts it if it cannot be kept: storage can be blocked or full.
   *
   * @returns whether it is kept; resolves once it would survive a browser crash
   */
  write: (next: T) => Promise<boolean>;
}

/**
 * Creates a record kept in this browser as JSON; it follows changes from other tabs and other places of the
 * page. A snapshot stays the same object until its text changes.
 *
 * @param parse reads the stored value, or `null` if there is none; must not throw on any JSON value
 */
export function createKeptRecord<T>(key: RecordKey, parse: (value: unknown) => T): KeptRecord<T> {
  let text: string | null = null;
  let snapshot = parse(null);

  return {
    getSnapshot() {
      const now = records.read(key);
      if (now !== text) {
        text = now;
        snapshot = parse(parseJson(now));
      }
      return snapshot;
    },
    subscribe: (listener) =>
      records.subscribe((changed) => {
        if (changed === null || changed === key) listener();
      }),
    write: (next) => records.write(key, JSON.stringify(next), { takesBack: true }),
  };
}

/** Returns a record's current value, and a function to write it. `parse` must be stable across renders. */
export function useKeptRecord<T>(
  key: RecordKey,
  parse: (value: unknown) => T,
): [value: T, write: KeptRecord<T>['write']] {
  const record = useMemo(() => createKeptRecord(key, parse), [key, parse]);
  return [useSyncExternalStore(record.subscribe, record.getSnapshot), record.write];
}
