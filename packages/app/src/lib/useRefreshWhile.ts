import { useEffect } from 'react';

/**
 * Calls `refresh` every `interval` milliseconds while `isActive` and the tab is visible, and once when
 * the tab comes back into view.
 */
export function useRefreshWhile(
  isActive: boolean,
  refresh: () => Promise<unknown>,
  interval: number,
): void {
  useEffect(() => {
    if (!isActive) return undefined;
    // A failed refresh keeps what is shown; the next one comes by itself.
    const run = () => {
      if (!document.hidden) void refresh().catch(() => undefined);
    };
    const timer = setInterval(run, interval);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [isActive, refresh, interval]);
}
