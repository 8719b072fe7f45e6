/** The part of `Storage` that the session needs, in a form that never throws. */
export interface SafeStorage {
  get: (key: string) => string | null;
  /** Returns whether the browser's storage accepted the value; the page keeps it in any case. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** Removes a value from the browser's storage; the page keeps it. */
  withdraw: (key: string) => void;
  /** Forgets what only the page keeps: the browser's storage counts again. */
  forget: () => void;
}

/**
 * Creates a storage that keeps its values for the lifetime of the page, even if the browser's storage is
 * missing, full, or throws (private modes, blocked site data).
 */
export function createSafeStorage(storage: Storage | null): SafeStorage {
  // Values that the real storage refused; they override its own. Null means removed.
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
    forget: () => refused.clear(),
  };
}

/** Returns the page's own storage of that kind, or null if access to it throws. */
export function pageStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null;
  }
}
