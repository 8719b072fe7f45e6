import type { SWRConfiguration } from 'swr';
import { isApiError } from '../transport/ApiError.ts';

/** Whether the same call may succeed a little later: after no response or a server error. */
export function isWorthRetrying(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || (error.kind === 'http' && error.status >= 500);
}

/**
 * The configuration of every hook of this package; hooks explain their exceptions in their own comments.
 */
export const swrConfiguration: SWRConfiguration = {
  shouldRetryOnError: isWorthRetrying,
  errorRetryCount: 3,
  // Switching back and forth between windows must not refetch everything each time.
  focusThrottleInterval: 15_000,
};
