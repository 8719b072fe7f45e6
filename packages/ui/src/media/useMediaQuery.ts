import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now. Use CSS instead wherever only the look depends on it; this is
 * for a different structure, such as a sidebar that becomes a modal drawer.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
