/** The part of `Storage` that the session needs, on which nothing throws. */
export interface SafeStorage {
  get: (key: string) => string | null;
  /** Whether the browser's storage took it; the page has it in any case. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** Takes a value out of the browser's storage; the page keeps it. */
  withdraw: (key: string) => void;
}

/**
 * Storage that holds what it is given for as long as the page lives, even where the browser's
 * storage is missing, full, or throws (private modes, blocked site data).
 */
export function createSafeStorage(storage: Storage | null): SafeStorage {
  // What the real storage refused to take; it outweighs what stands there. null: removed.
  const refused = new Map<string, string | null>();

  function write(key: string, value: string | null, change: (storage: Storage) => void): boolean {
    try {
      if (!storage) throw new Error('No storage');
      change(storage);
      refused.delete(key);
      return true;
    } catch {
      refused.set(key, value);
      return false;
    }
  }

  function get(key: string): string | null {
    const kept = refused.get(key);
    if (kept !== undefined) return kept;
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  return {
    get,
    set: (key, value) => write(key, value, (target) => target.setItem(key, value)),
    remove: (key) => void write(key, null, (target) => target.removeItem(key)),
    withdraw: (key) => {
      const value = get(key);
      write(key, null, (target) => target.removeItem(key));
      refused.set(key, value);
    },
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
