import { POLL_MS } from '@lectern/api-client';
import { useEffect } from 'react';

/** A look that has had no answer for this long gives way to the next. Milliseconds. */
const GIVEN_UP_MS = 30_000;

/**
 * Calls `refresh` at the interval of polls while `isActive` and the tab is visible, and once when
 * the tab comes back into view. One look at a time: a slow server is not asked again before it has
 * answered, unless it seems never to.
 */
export function useRefreshWhile(isActive: boolean, refresh: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isActive) return undefined;
    let lastAt: number | null = null;
    const run = () => {
      const now = performance.now();
      const isUnderWay = lastAt !== null && now - lastAt < GIVEN_UP_MS;
      if (document.hidden || isUnderWay) return;
      lastAt = now;
      // A failed refresh keeps what is shown; the next one comes by itself.
      void refresh()
        .catch(() => undefined)
        .then(() => {
          if (lastAt === now) lastAt = null;
        });
    };
    const timer = setInterval(run, POLL_MS);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [isActive, refresh]);
}
