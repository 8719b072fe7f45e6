import { POLL_MS } from '@lectern/api-client';
import { useEffect } from 'react';

/** Milliseconds after which a refresh without a response gives way to the next. */
const GIVEN_UP_MS = 30_000;

/**
 * Calls `refresh` at the polling interval while `isActive` and the tab is visible, and once when the tab
 * becomes visible again. One refresh at a time: a slow server is not asked again before it has responded,
 * unless it seems never to.
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
      // A failed refresh keeps what is shown; the next one follows automatically.
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
