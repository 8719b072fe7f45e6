import { useEffect } from 'react';
import { useDeparture } from './useDeparture.ts';

/**
 * Replaces the page with the one that its state requires; null stays. Unlike `Navigate`, it does not call
 * back a user who is already on the way to another page whose code is loading. Call it in the screen that
 * stays mounted while its state changes.
 */
export function useRedirect(pathname: string | null, search = ''): void {
  const depart = useDeparture();
  useEffect(() => {
    if (pathname !== null) depart().goTo({ pathname, search }, { replace: true });
  }, [depart, pathname, search]);
}
