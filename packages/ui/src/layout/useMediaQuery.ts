import { useCallback, useSyncExternalStore } from 'react';

/** Undefined if `matchMedia` is missing, as in jsdom. */
const matchList = (query: string): MediaQueryList | undefined => window.matchMedia?.(query);

/**
 * Whether a media query currently matches. Use CSS instead if only the appearance depends on it; this is
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
