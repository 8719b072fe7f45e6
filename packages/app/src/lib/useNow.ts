import { useEffect, useState } from 'react';

/** Returns the time in milliseconds, updated every `interval`, so that 'a minute ago' stays current. */
export function useNow(interval = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
}
