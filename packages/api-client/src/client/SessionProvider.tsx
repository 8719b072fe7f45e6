import { type ReactNode, useEffect, useState } from 'react';
import type { ApiClient } from './ApiClient.ts';
import { ApiContext } from './apiContext.ts';
import { createRefreshBus } from './refreshBus.ts';
import { createRequestScopes } from './requestScopes.ts';
import { SessionCache } from './sessionCache.ts';

/** The props of {@link SessionProvider}. */
export interface SessionProviderProps {
  /** Made once by `createApiClient`; must not change while mounted. */
  client: ApiClient;
  children: ReactNode;
}

/**
 * Provides the client to every hook below and starts its session. Hooks that fetch also need an `ApiCache`
 * below it; pages without data, such as the sign-in, do not.
 */
export function SessionProvider({ client, children }: SessionProviderProps) {
  const [context] = useState(() => ({
    client,
    scopes: createRequestScopes(),
    bus: createRefreshBus(),
    cache: new SessionCache(),
  }));

  useEffect(() => {
    let { generation } = client.session.getSnapshot();
    const unsubscribe = client.session.subscribe(() => {
      const next = client.session.getSnapshot().generation;
      // Keys contain the generation, so old entries are never found again; this frees their memory.
      if (next !== generation) context.cache.clear();
      generation = next;
    });
    const stop = client.start();
    return () => {
      stop();
      unsubscribe();
    };
  }, [client, context]);

  return <ApiContext value={context}>{children}</ApiContext>;
}
