import { useState } from 'react';
import { useTimeout } from '../useTimeout.ts';

/** Milliseconds after which a waiting user wants to know why. */
const SLOW_MS = 5_000;

/**
 * Whether something has been pending for more than a few seconds: time for a message and a way out. Use
 * `SlowNotice` instead if both are part of a page; this is for waits with their own message.
 */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useTimeout(isWaiting ? SLOW_MS : null, () => setSlow(true));
  if (isSlow && !isWaiting) setSlow(false);
  return isWaiting && isSlow;
}
