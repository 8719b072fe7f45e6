import { useEffect, useEffectEvent } from 'react';

/** Calls back after so many milliseconds, counted from when they were given; null counts nothing. */
export function useTimeout(milliseconds: number | null, onTime: () => void): void {
  const call = useEffectEvent(onTime);
  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = setTimeout(() => call(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
}
