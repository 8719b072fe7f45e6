import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same while what it does follows the newest render, so that memoised
 * parts are not drawn anew for it. For events only: never call it while rendering.
 */
export function useLatestCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
