import { useCallback, useEffect } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize } from 'swr';
import type { CallOptions } from '../transport/request.ts';
import type { ApiError } from '../transport/ApiError.ts';
import type { ApiClient } from './ApiClient.ts';
import { useApiContext } from './apiContext.ts';
import type { Resource } from './refreshBus.ts';
import { useSession } from './useSession.ts';

/** What a hook over one record or one whole list gives. An error is a value here, never thrown. */
export interface ResourceState<T> {
  /** Absent until the first answer; kept when a later one fails. */
  data: T | undefined;
  error: ApiError | undefined;
  /** Only before the first answer. */
  isLoading: boolean;
  /** Loads again now; a request on its way is cancelled first. */
  refresh: () => Promise<unknown>;
}

/** The full SWR key: resource, session and the rest; null while signed out. */
export type ResourceKey = readonly [Resource, generation: number, ...rest: readonly unknown[]];

/** Adds the session to a key, so that nothing of one user is ever found by the next. */
export function useResourceKey(
  resource: Resource,
  rest: readonly unknown[] | null,
): ResourceKey | null {
  const { status, generation } = useSession();
  return rest === null || status === 'signed-out' ? null : [resource, generation, ...rest];
}

/** Keeps the requests of a key from being cancelled while the component is mounted. */
export function useRequestHold(name: string): void {
  const { scopes } = useApiContext();
  useEffect(() => (name === '' ? undefined : scopes.hold(name)), [scopes, name]);
}

/**
 * One call behind a key: shared by all who ask for it, cancelled when the last of them leaves.
 * `rest` is null where there is nothing to ask for.
 */
export function useResource<T>(
  resource: Resource,
  rest: readonly unknown[] | null,
  load: (client: ApiClient, options: CallOptions) => Promise<T>,
  configuration: SWRConfiguration<T, ApiError> = {},
): ResourceState<T> {
  const { client, scopes } = useApiContext();
  const key = useResourceKey(resource, rest);
  const name = unstable_serialize(key);
  useRequestHold(name);
  const { data, error, isLoading, mutate } = useSWR<T, ApiError>(
    key,
    () => scopes.run(name, (signal) => load(client, { signal })),
    configuration,
  );
  // Without arguments, whatever a handler is called with: SWR would take one for new data.
  const refresh = useCallback(() => scopes.restart(name) ?? mutate(), [scopes, name, mutate]);
  return { data, error, isLoading, refresh };
}
