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

/** Milliseconds between polls of a render: 5 s feels live without using up the rate limit (section 9). */
export const POLL_MS = 5_000;
/** In a hidden tab no one is watching; 30 s still notices the end soon enough to notify. */
const HIDDEN_MS = 30_000;

/** Milliseconds after which a poll without a response gives way to the next. */
const GIVEN_UP_MS = 30_000;

/** Makes a call fail like one without a network after half a minute without a response. */
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
 * Like `useResource`, but polls every 5 s while the tab is visible and every 30 s while it is hidden, until
 * `isOver` returns true, the user signs out, or the component unmounts. After a failed poll, including one
 * that is unreadable or gets no response, the last data stays and polling continues; a refusal that no later
 * poll can change (401, 403, 404, 410) ends it.
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
    // A backend in the page responds without a network.
    refreshWhenOffline: true,
    shouldRetryOnError: isPolling ? mayRecover : isWorthRetrying,
  };
  if (isPolling) {
    // SWR does not poll after a failure, and retries in a hidden tab only if it need not wait for focus, so
    // the retry after a failure is the next poll.
    configuration.revalidateOnFocus = false;
    configuration.onErrorRetry = (_error, _key, _config, revalidate, options) => {
      setTimeout(() => void revalidate(options), interval);
    };
  }
  const poll = (client: ApiClient, options: CallOptions) =>
    withPatience(options, (patient) => load(client, patient));
  const state = useResource(resource, rest, isPolling ? poll : load, configuration);

  // Derived during rendering, not in an effect: a retry of the same render must poll again.
  const isOverNow = isPolling && state.data !== undefined && isOver(state.data);
  if (isOverNow !== hasEnded) setHasEnded(isOverNow);
  return state;
}
