import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router-dom';

/** The address bar. It is ahead of the page while the next page's code is loading. */
const address = (): string => window.location.pathname + window.location.search;

/** Where a journey began. */
export interface Departure {
  /** Whether the user is still there. */
  isHere: () => boolean;
  /** Moves on a user who is still there; returns whether it did. */
  goTo: (to: To, options?: NavigateOptions) => boolean;
}

/**
 * Navigation for after an await, which moves only a user who has not moved on meanwhile. Call the
 * result when the journey begins:
 *
 * ```ts
 * const departure = depart();
 * await save();
 * if (!departure.goTo(paths.videos())) toast.show({ … });
 * ```
 *
 * Use `useNavigate` instead for what happens at a press.
 */
export function useDeparture(): () => Departure {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const here = useRef<{ page: string; address: string } | null>(null);
  useLayoutEffect(() => {
    // Another object for each visit to a page, and none once the screen is gone.
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
