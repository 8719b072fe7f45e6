import { createMemoryStorage } from '../session/memoryStorage.ts';

/**
 * Creates the local storage of several tabs, one `Storage` each. A tab sees its own writes at once and
 * those of other tabs some milliseconds later, as in a browser with one process per tab.
 */
export function createTabStorages(
  count: number,
  initial: Readonly<Record<string, string>>,
  lateMs: number,
): Storage[] {
  const stores = Array.from({ length: count }, () => createMemoryStorage(initial));
  return stores.map((own) => {
    const write = (change: (storage: Storage) => void) => {
      change(own);
      const others = stores.filter((store) => store !== own);
      setTimeout(() => others.forEach(change), lateMs);
    };
    return {
      get length() {
        return own.length;
      },
      key: (index) => own.key(index),
      getItem: (key) => own.getItem(key),
      setItem: (key, value) => write((storage) => storage.setItem(key, value)),
      removeItem: (key) => write((storage) => storage.removeItem(key)),
      clear: () => write((storage) => storage.clear()),
    };
  });
}
