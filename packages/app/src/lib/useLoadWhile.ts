import { useEffect } from 'react';

/** Loads more for as long as it is needed: pages that show nothing must not read as a list's end. */
export function useLoadWhile(isNeeded: boolean, load: () => void): void {
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
}
