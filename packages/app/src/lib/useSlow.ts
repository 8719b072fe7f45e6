import { useEffect, useState } from 'react';

/** A user who has waited this long wants to know why. Milliseconds. */
const SLOW_MS = 5_000;

/**
 * Whether something has been waited for longer than a few seconds: the time for a word and a way out.
 * Use `SlowNotice` instead where both stand in a page; this is for waits with words of their own.
 */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}
