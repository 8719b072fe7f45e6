import { useEffect, useSyncExternalStore } from 'react';
import { toast } from '../components/Toast/toastQueue.ts';

/** Code that a page needs only once somebody uses it: the rows of a menu, a drawer, dialogs. */
export interface LatePart<T> {
  /** Null until its code is there; fetches it when the page rests. Every caller sees it at once. */
  usePart: () => T | null;
  /** Fetches it now, quietly: it may be wanted soon. */
  fetch: () => void;
  /** Somebody waits for it. Where it cannot be had, a notice says so and `onMissing` is called. */
  want: (onMissing: () => void) => void;
}

/** Milliseconds until a download that failed unasked is tried again. */
const RETRY_MS = 15_000;

const MISSING = 'This part of the page could not be loaded. Check your connection and try again.';

/** Calls back once the browser has nothing better to do; Safari has no idle callbacks. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1_000);
  return () => clearTimeout(timer);
}

/**
 * One part for the whole page. Use it where what shows at first does not need the code, and where it
 * is worth it: React Aria's overlays and collections are tens of kilobytes. For what a route shows, use
 * the router's own lazy screens.
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
      // The next who asks tries again.
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
