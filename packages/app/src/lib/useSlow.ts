import { useState } from 'react';
import { useTimeout } from './useTimeout.ts';

/** A user who has waited this long wants to know why. Milliseconds. */
const SLOW_MS = 5_000;

/**
 * Whether something has been waited for longer than a few seconds: the time for a word and a way out.
 * Use `SlowNotice` instead where both are part of a page; this is for waits with words of their own.
 */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useTimeout(isWaiting ? SLOW_MS : null, () => setSlow(true));
  if (isSlow && !isWaiting) setSlow(false);
  return isWaiting && isSlow;
}
