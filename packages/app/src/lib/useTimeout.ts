import { useEffect, useEffectEvent } from 'react';

/** Calls back after this many milliseconds, counted from when they were set; null sets no timeout. */
export function useTimeout(milliseconds: number | null, onTime: () => void): void {
  const call = useEffectEvent(onTime);
  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = setTimeout(() => call(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
}
