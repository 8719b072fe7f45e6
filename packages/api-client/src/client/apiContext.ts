import { createContext, useContext } from 'react';
import type { ApiClient } from './ApiClient.ts';
import type { RefreshBus } from './refreshBus.ts';
import type { RequestScopes } from './requestScopes.ts';
import type { SessionCache } from './sessionCache.ts';

/** The values that `SessionProvider` provides to the hooks of this package. */
export interface ApiContextValue {
  client: ApiClient;
  scopes: RequestScopes;
  bus: RefreshBus;
  cache: SessionCache;
}

export const ApiContext = createContext<ApiContextValue | null>(null);

/** Returns the values of the provider. Throws outside of one. */
export function useApiContext(): ApiContextValue {
  const value = useContext(ApiContext);
  if (!value) throw new Error('This hook needs a SessionProvider above it');
  return value;
}
