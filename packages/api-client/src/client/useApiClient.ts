import type { ApiClient } from './ApiClient.ts';
import { useApiContext } from './apiContext.ts';

/** The client of the `ApiProvider` above, for calls that no hook makes. Throws outside of one. */
export function useApiClient(): ApiClient {
  return useApiContext().client;
}
