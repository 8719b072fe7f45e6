import { toast } from '@lectern/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A part of a page whose code is not needed to show the page. */
export interface LazyPart<T> {
  /** Null until its code is there. */
  part: T | null;
  /** Fetches the code now; calls `onMissing` where that fails, and a notice says so. */
  want: (onMissing?: () => void) => void;
}

/** Milliseconds until a download that failed by itself is tried again. */
const RETRY_MS = 15_000;

const MISSING = 'This part of Lectern could not be loaded. Check your connection and try again.';

/** After the page is there; Safari has no idle callbacks. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1_000);
  return () => clearTimeout(timer);
}

/**
 * Code that comes after the page: fetched when the page rests, or at once when it is wanted. Use
 * `lazyScreen` for what a route shows.
 *
 * @param load imports the module; the same function at each render
 */
export function useLazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  const [part, setPart] = useState<{ value: T } | null>(null);
  const isThere = part !== null;
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const fetchPart = useCallback(
    async (onMissing?: () => void): Promise<void> => {
      try {
        const value = await load();
        if (isMounted.current) setPart((known) => known ?? { value });
      } catch {
        if (isMounted.current) onMissing?.();
      }
    },
    [load],
  );

  useEffect(() => {
    if (isThere) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      void fetchPart(() => {
        timer = setTimeout(attempt, RETRY_MS);
      });
    };
    const cancel = whenIdle(attempt);
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [isThere, fetchPart]);

  const want = useCallback(
    (onMissing?: () => void) => {
      if (isThere) return;
      void fetchPart(() => {
        onMissing?.();
        toast.show({ tone: 'danger', children: MISSING });
      });
    },
    [isThere, fetchPart],
  );

  return { part: part?.value ?? null, want };
}
