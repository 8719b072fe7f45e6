import { createContext, useContext } from 'react';
import type { ApiClient } from './ApiClient.ts';
import type { RefreshBus } from './refreshBus.ts';
import type { RequestScopes } from './requestScopes.ts';
import type { SessionCache } from './sessionCache.ts';

/** What `SessionProvider` gives to the hooks of this package. */
export interface ApiContextValue {
  client: ApiClient;
  scopes: RequestScopes;
  bus: RefreshBus;
  cache: SessionCache;
}

export const ApiContext = createContext<ApiContextValue | null>(null);

/** The provider's parts. Throws outside of one. */
export function useApiContext(): ApiContextValue {
  const value = useContext(ApiContext);
  if (!value) throw new Error('This hook needs a SessionProvider above it');
  return value;
}
