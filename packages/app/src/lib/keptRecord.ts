import { useMemo, useSyncExternalStore } from 'react';
import { parseJson } from './readJson.ts';
import { type RecordKey, records } from './records/pageRecords.ts';

/** A record kept in this browser, for `useSyncExternalStore`. */
export interface KeptRecord<T> {
  getSnapshot: () => T;
  subscribe: (listener: () => void) => () => void;
  /**
   * Shows a value at once, and takes it back where it cannot be kept: storage can be blocked or full.
   *
   * @returns whether it is kept, once it survives the death of the browser
   */
  write: (next: T) => Promise<boolean>;
}

/**
 * A record kept in this browser as JSON; follows changes from other tabs and other places of the
 * page. One snapshot stays the same object until the text behind it changes.
 *
 * @param parse reads what was kept, or `null` where nothing was; must not throw on any JSON value
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

/** A record as it is now, and how to write it. `parse` is one function, not a new one each time. */
export function useKeptRecord<T>(
  key: RecordKey,
  parse: (value: unknown) => T,
): [value: T, write: KeptRecord<T>['write']] {
  const record = useMemo(() => createKeptRecord(key, parse), [key, parse]);
  return [useSyncExternalStore(record.subscribe, record.getSnapshot), record.write];
}
