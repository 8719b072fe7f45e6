import { useEffect, useSyncExternalStore } from 'react';
import { toast } from '../components/Toast/toastQueue.ts';

/** Code that a page needs only on demand: the rows of a menu, a drawer, dialogs. */
export interface LatePart<T> {
  /** Null until its code is loaded; loads it when the browser is idle. All callers update together. */
  usePart: () => T | null;
  /** Preloads it without reporting errors. */
  fetch: () => void;
  /** Loads it for a waiting user. If that fails, shows a notice and calls `onMissing`. */
  want: (onMissing: () => void) => void;
}

/** Milliseconds before a failed preload is retried. */
const RETRY_MS = 15_000;

const MISSING = 'This part of the page could not be loaded. Check your connection and try again.';

/** Calls back when the browser is idle; Safari has no idle callbacks. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1_000);
  return () => clearTimeout(timer);
}

/**
 * Creates one part for the whole page. Use it for large code that the first view does not need: React
 * Aria's overlays and collections are tens of kilobytes. For screens, use the router's own lazy loading.
 *
 * @param load imports the module
 */
export function createLatePart<T>(load: () => Promise<T>): LatePart<T> {
  let part: T | null = null;
  let fetching: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  async function attempt(): Promise<boolean> {
    try {
      part = await load();
    } catch {
      // The next caller tries again.
      fetching = null;
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  }

  const ask = () => (fetching ??= attempt());

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function usePart(): T | null {
    const now = useSyncExternalStore(
      subscribe,
      () => part,
      () => null,
    );
    const isThere = now !== null;
    useEffect(() => {
      if (isThere) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isOver = false;
      const tryIt = async () => {
        if (!(await ask()) && !isOver) timer = setTimeout(() => void tryIt(), RETRY_MS);
      };
      const cancel = whenIdle(() => void tryIt());
      return () => {
        isOver = true;
        cancel();
        clearTimeout(timer);
      };
    }, [isThere]);
    return now;
  }

  return {
    usePart,
    fetch: () => void ask(),
    want(onMissing) {
      void ask().then((isThere) => {
        if (isThere) return;
        onMissing();
        toast.show({ tone: 'danger', children: MISSING });
      });
    },
  };
}
