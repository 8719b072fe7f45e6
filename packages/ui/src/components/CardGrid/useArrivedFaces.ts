import { useLayoutEffect, useState } from 'react';

/**
 * How many times fonts have arrived since this was mounted: what was measured before is the height
 * of another face's lines. Internal to lists that measure what they hold once.
 */
export function useArrivedFaces(): number {
  const [arrivals, setArrivals] = useState(0);
  // Before the browser lays anything out, so that none arrives unnoticed after the first measuring.
  useLayoutEffect(() => {
    if (!('fonts' in document)) return undefined;
    const { fonts } = document;
    const note = () => setArrivals((count) => count + 1);
    fonts.addEventListener('loadingdone', note);
    return () => fonts.removeEventListener('loadingdone', note);
  }, []);
  return arrivals;
}
