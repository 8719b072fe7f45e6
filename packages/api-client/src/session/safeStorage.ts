/** The part of `Storage` that the session needs, on which nothing throws. */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/**
 * Storage that holds what it is given for as long as the page lives, even where the browser's
 * storage is missing, full, or throws (private modes, blocked site data).
 */
export function createSafeStorage(storage: Storage | null): SafeStorage {
  // What the real storage refused to take; it outweighs what stands there. null: removed.
  const refused = new Map<string, string | null>();

  function write(key: string, value: string | null, change: (storage: Storage) => void): void {
    try {
      if (!storage) throw new Error('No storage');
      change(storage);
      refused.delete(key);
    } catch {
      refused.set(key, value);
    }
  }

  return {
    get: (key) => {
      const kept = refused.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set: (key, value) => write(key, value, (target) => target.setItem(key, value)),
    remove: (key) => write(key, null, (target) => target.removeItem(key)),
  };
}

/** The page's own storage of that kind, or null where even asking for it throws. */
export function pageStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null;
  }
}
