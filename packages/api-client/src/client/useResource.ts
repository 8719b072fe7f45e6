import { useCallback, useEffect } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize } from 'swr';
import type { CallOptions } from '../transport/request.ts';
import type { ApiError } from '../transport/ApiError.ts';
import type { ApiClient } from './ApiClient.ts';
import { useApiContext } from './apiContext.ts';
import type { Resource } from './refreshBus.ts';
import { useSession } from './useSession.ts';

/** The result of a hook over one record or one whole list. An error is a value here, never thrown. */
export interface ResourceState<T> {
  /** Undefined until the first response; kept when a later one fails. */
  data: T | undefined;
  error: ApiError | undefined;
  /** True only before the first response. */
  isLoading: boolean;
  /** Reloads now; cancels a pending request first. */
  refresh: () => Promise<unknown>;
}

/** The full SWR key: resource, session and the rest; null while signed out. */
export type ResourceKey = readonly [Resource, generation: number, ...rest: readonly unknown[]];

/** Adds the session to a key, so that one user never sees data of another. */
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
 * Makes one call per key, shared by all components that use it and cancelled when the last one unmounts.
 * `rest` is null if there is nothing to request.
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
  // Ignores a handler's arguments: SWR would take the first one as new data.
  const refresh = useCallback(() => scopes.restart(name) ?? mutate(), [scopes, name, mutate]);
  return { data, error, isLoading, refresh };
}
