import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router-dom';

/** The address bar's path. It is ahead of the page while the next page's code is loading. */
const address = (): string => window.location.pathname + window.location.search;

/** The page from which an action started. */
export interface Departure {
  /** Whether the user is still there. */
  isHere: () => boolean;
  /** Navigates if the user is still there; returns whether it did. */
  goTo: (to: To, options?: NavigateOptions) => boolean;
}

/**
 * Navigation after an await, which moves the user only if they have not moved on meanwhile. Call the result
 * when the action starts:
 *
 * ```ts
 * const departure = depart(); await save(); if (!departure.goTo(paths.videos())) toast.show({ … });
 * ```
 *
 * Use `useNavigate` instead for navigation directly on a press.
 */
export function useDeparture(): () => Departure {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const here = useRef<{ page: string; address: string } | null>(null);
  useLayoutEffect(() => {
    // A new object for each visit to a page, and null once the screen is unmounted.
    here.current = { page, address: address() };
    return () => {
      here.current = null;
    };
  }, [page]);

  return useCallback(() => {
    const from = here.current;
    const isHere = () => from !== null && from === here.current && from.address === address();
    return {
      isHere,
      goTo: (to, options) => {
        const hasStayed = isHere();
        if (hasStayed) void navigate(to, options);
        return hasStayed;
      },
    };
  }, [navigate]);
}
