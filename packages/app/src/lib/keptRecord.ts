import { readLocal, writeLocal } from './localValue.ts';

/** A record kept in this browser, for `useSyncExternalStore`. */
export interface KeptRecord<T> {
  getSnapshot: () => T;
  subscribe: (listener: () => void) => () => void;
  /** @returns whether it could be kept: storage can be blocked or full */
  write: (next: T) => boolean;
}

/** Tells other records of this page, which the browser's `storage` event passes over. */
const CHANGED = 'lectern:kept-record';

/**
 * A record kept in local storage as JSON; follows changes from other tabs and other places of the
 * page. One snapshot stays the same object until the text behind it changes.
 *
 * @param parse reads what was kept, or `null` where nothing was; must not throw on any JSON value
 */
export function createKeptRecord<T>(key: string, parse: (value: unknown) => T): KeptRecord<T> {
  let text: string | null = null;
  let snapshot = parse(null);

  function read(): T {
    const now = readLocal(key);
    if (now !== text) {
      text = now;
      snapshot = parse(parseJson(now));
    }
    return snapshot;
  }

  return {
    getSnapshot: read,
    subscribe: (listener) => {
      window.addEventListener(CHANGED, listener);
      window.addEventListener('storage', listener);
      return () => {
        window.removeEventListener(CHANGED, listener);
        window.removeEventListener('storage', listener);
      };
    },
    write: (next) => {
      if (!writeLocal(key, JSON.stringify(next))) return false;
      window.dispatchEvent(new Event(CHANGED));
      return true;
    },
  };
}

/** The value of a JSON text; `null` for none and for text that is no JSON. */
function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
