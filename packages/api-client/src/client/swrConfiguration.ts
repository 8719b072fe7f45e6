import type { SWRConfiguration } from 'swr';
import { isApiError } from '../transport/ApiError.ts';

/** Whether the same call may succeed a little later: no answer, or a fault of the server. */
export function isWorthRetrying(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || (error.kind === 'http' && error.status >= 500);
}

/** How every hook of this package fetches; a hook changes only what its own comment explains. */
export const swrConfiguration: SWRConfiguration = {
  shouldRetryOnError: isWorthRetrying,
  errorRetryCount: 3,
  // Switching between windows back and forth must not fetch everything each time.
  focusThrottleInterval: 15_000,
};
