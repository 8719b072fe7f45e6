import { useEffect, useRef } from 'react';

/** Calls `close` once this many milliseconds after `isDone` became true, unless it ends before. */
export function useCloseAfter(isDone: boolean, milliseconds: number, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => latest.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [isDone, milliseconds]);
}
