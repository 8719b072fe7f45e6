/** Exclusive locks by name, shared across the tabs of an origin if the browser supports Web Locks. */
export interface Locks {
  /**
   * Waits for the lock and runs `work` while holding it.
   *
   * @throws the signal's reason when it is aborted while waiting.
   */
  hold<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Runs `work` if the lock is free; otherwise resolves to false at once. */
  tryHold(name: string, work: () => Promise<void>): Promise<boolean>;
}

/** Web Locks. The browser releases them when the tab closes or crashes. */
function createWebLocks(manager: LockManager): Locks {
  return {
    async hold(name, work, signal) {
      return manager.request(name, signal ? { signal } : {}, work);
    },
    async tryHold(name, work) {
      return manager.request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) return false;
        await work();
        return true;
      });
    },
  };
}

/**
 * Locks within one page, for tests and insecure origins. Insecure origins have no media store either, so
 * they render nothing that a second tab could disturb.
 */
export function createLocalLocks(): Locks {
  const tails = new Map<string, Promise<void>>();

  async function run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = tails.get(name) ?? Promise.resolve();
    const result = before.then(work);
    const tail = result.then(
      () => undefined,
      () => undefined,
    );
    tails.set(name, tail);
    try {
      return await result;
    } finally {
      if (tails.get(name) === tail) tails.delete(name);
    }
  }

  return {
    async hold(name, work, signal) {
      return run(name, async () => {
        signal?.throwIfAborted();
        return work();
      });
    },
    async tryHold(name, work) {
      if (tails.has(name)) return false;
      await run(name, work);
      return true;
    },
  };
}

/** The best locks available here. */
export function defaultLocks(): Locks {
  const manager = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return manager ? createWebLocks(manager) : createLocalLocks();
}
