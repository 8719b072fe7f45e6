import type { ApiClient } from './ApiClient.ts';
import { useApiContext } from './apiContext.ts';

/**
 * Returns the client of the surrounding `ApiProvider`, for calls that no hook makes.
 * @throws Error outside of an `ApiProvider`.
 */
export function useApiClient(): ApiClient {
  return useApiContext().client;
}
