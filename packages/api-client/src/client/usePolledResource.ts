import { useState } from 'react';
import type { SWRConfiguration } from 'swr';
import { isApiError, type ApiError } from '../transport/ApiError.ts';
import type { CallOptions } from '../transport/request.ts';
import type { ApiClient } from './ApiClient.ts';
import type { Resource } from './refreshBus.ts';
import { isWorthRetrying } from './swrConfiguration.ts';
import { useDocumentVisible } from './useDocumentVisible.ts';
import { type ResourceState, useResource } from './useResource.ts';

/** Renders take minutes; 5 s feels live without spending the rate limit (section 9). */
const VISIBLE_MS = 5_000;
/** Nobody looks; 30 s still notices the end soon enough to notify. */
const HIDDEN_MS = 30_000;

/** Whether asking again may help: all that is worth a retry, and a rate limit. */
function mayRecover(error: unknown): boolean {
  return isWorthRetrying(error) || (isApiError(error) && error.status === 429);
}

/**
 * As `useResource`, asked again every 5 s while the tab is visible and every 30 s while it is
 * hidden, until `isOver` says that nothing more will come, the user signs out, or the component
 * leaves. A failed poll keeps the last data and is followed by the next one; one that the server
 * refuses for good (404, 403) is the last.
 */
export function usePolledResource<T>(
  resource: Resource,
  rest: readonly unknown[] | null,
  load: (client: ApiClient, options: CallOptions) => Promise<T>,
  { isPolling, isOver }: { isPolling: boolean; isOver: (data: T) => boolean },
): ResourceState<T> {
  const isVisible = useDocumentVisible();
  const [hasEnded, setHasEnded] = useState(false);
  const interval = isVisible ? VISIBLE_MS : HIDDEN_MS;

  const configuration: SWRConfiguration<T, ApiError> = {
    refreshInterval: isPolling && !hasEnded ? interval : 0,
    refreshWhenHidden: true,
    // A backend in the page answers without a network.
    refreshWhenOffline: true,
    shouldRetryOnError: isPolling ? mayRecover : isWorthRetrying,
  };
  if (isPolling) {
    // SWR does not poll what failed last, and retries in a hidden tab only where it need not wait
    // for the focus: the retry after a failure is the next poll.
    configuration.revalidateOnFocus = false;
    configuration.onErrorRetry = (_error, _key, _config, revalidate, options) => {
      setTimeout(() => void revalidate(options), interval);
    };
  }
  const state = useResource(resource, rest, load, configuration);

  // Derived while rendering, not in an effect: a retry of the same render must poll again.
  const isOverNow = isPolling && state.data !== undefined && isOver(state.data);
  if (isOverNow !== hasEnded) setHasEnded(isOverNow);
  return state;
}
