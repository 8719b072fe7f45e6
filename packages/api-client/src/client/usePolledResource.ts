import { useState } from 'react';
import type { SWRConfiguration } from 'swr';
import { type ApiError, isApiError, networkError } from '../transport/ApiError.ts';
import { mayRecover } from '../errors/errorMessage.ts';
import type { CallOptions } from '../transport/request.ts';
import type { ApiClient } from './ApiClient.ts';
import type { Resource } from './refreshBus.ts';
import { isWorthRetrying } from './swrConfiguration.ts';
import { useDocumentVisible } from './useDocumentVisible.ts';
import { type ResourceState, useResource } from './useResource.ts';

/** Milliseconds between looks at a render: 5 s feels live without spending the rate limit (section 9). */
export const POLL_MS = 5_000;
/** Nobody looks; 30 s still notices the end soon enough to notify. */
const HIDDEN_MS = 30_000;

/** A poll that has had no answer for this long gives way to the next. Milliseconds. */
const GIVEN_UP_MS = 30_000;

/** Makes a call fail as one without a network where no answer has come for half a minute. */
async function withPatience<T>(
  { signal }: CallOptions,
  call: (options: CallOptions) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  let isGivenUp = false;
  const timer = setTimeout(() => {
    isGivenUp = true;
    cancel();
  }, GIVEN_UP_MS);
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  try {
    return await call({ signal: controller.signal });
  } catch (error) {
    throw isGivenUp && isApiError(error, 'aborted') ? networkError(error) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/**
 * As `useResource`, asked again every 5 s while the tab is visible and every 30 s while it is
 * hidden, until `isOver` says that nothing more will come, the user signs out, or the component
 * leaves. A failed poll keeps the last data and is followed by the next one, as is one that cannot be
 * read or is not answered; one that the server refuses for good (404, 403) is the last.
 */
export function usePolledResource<T>(
  resource: Resource,
  rest: readonly unknown[] | null,
  load: (client: ApiClient, options: CallOptions) => Promise<T>,
  { isPolling, isOver }: { isPolling: boolean; isOver: (data: T) => boolean },
): ResourceState<T> {
  const isVisible = useDocumentVisible();
  const [hasEnded, setHasEnded] = useState(false);
  const interval = isVisible ? POLL_MS : HIDDEN_MS;

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
  const poll = (client: ApiClient, options: CallOptions) =>
    withPatience(options, (patient) => load(client, patient));
  const state = useResource(resource, rest, isPolling ? poll : load, configuration);

  // Derived while rendering, not in an effect: a retry of the same render must poll again.
  const isOverNow = isPolling && state.data !== undefined && isOver(state.data);
  if (isOverNow !== hasEnded) setHasEnded(isOverNow);
  return state;
}
