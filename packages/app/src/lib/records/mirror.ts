/** A text and when it was written: milliseconds since 1970, larger than any earlier stamp. */
export interface Stamped {
  /** Null if there is none, or if it was removed. */
  text: string | null;
  /** 0 if unknown. */
  at: number;
}

/** A copy of the records in local storage: readable synchronously, never relied on. */
export interface Mirror {
  read: (key: string) => Stamped;
  /** @returns whether the storage accepted it: it can be full or blocked */
  write: (key: string, value: Stamped) => boolean;
  keys: () => string[];
}

const STAMP = '#at';

/** @param open gets the storage; may throw, as in browsers that block it */
export function createMirror(open: () => Storage): Mirror {
  return {
    read(key) {
      try {
        const storage = open();
        return { text: storage.getItem(key), at: Number(storage.getItem(key + STAMP)) || 0 };
      } catch {
        return { text: null, at: 0 };
      }
    },
    write(key, { text, at }) {
      try {
        const storage = open();
        if (text === null) {
          storage.removeItem(key);
          storage.removeItem(key + STAMP);
        } else {
          // Write the stamp after the text, so that an old text never looks new.
          storage.setItem(key, text);
          storage.setItem(key + STAMP, String(at));
        }
        return true;
      } catch {
        return false;
      }
    },
    keys() {
      try {
        const storage = open();
        const all = Array.from({ length: storage.length }, (_, index) => storage.key(index));
        return all.filter((key): key is string => key !== null && !key.endsWith(STAMP));
      } catch {
        return [];
      }
    },
  };
}
