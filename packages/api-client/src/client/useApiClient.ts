import type { ApiClient } from './ApiClient.ts';
import { useApiContext } from './apiContext.ts';

/**
 * The client of the `ApiProvider` above, for calls that no hook makes.
 * @throws Error outside of an `ApiProvider`.
 */
export function useApiClient(): ApiClient {
  return useApiContext().client;
}
