import { useCallback, useSyncExternalStore } from 'react';

/** Undefined where there is no window to measure, as in jsdom. */
const matchList = (query: string): MediaQueryList | undefined => window.matchMedia?.(query);

/**
 * Whether a media query holds now. Use CSS instead wherever only the look depends on it; this is
 * for a different structure, such as a sidebar that becomes a modal drawer.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchList(query);
      if (!list) return () => undefined;
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchList(query)?.matches ?? false,
    () => false,
  );
}
