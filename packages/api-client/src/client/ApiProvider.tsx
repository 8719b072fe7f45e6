import { type ReactNode, useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import type { ApiClient } from './ApiClient.ts';
import { ApiContext } from './apiContext.ts';
import { createRefreshBus } from './refreshBus.ts';
import { createRequestScopes } from './requestScopes.ts';
import { SessionCache } from './sessionCache.ts';
import { swrConfiguration } from './swrConfiguration.ts';

/** What {@link ApiProvider} takes. */
export interface ApiProviderProps {
  /** Made once by `createApiClient`; must not change while mounted. */
  client: ApiClient;
  children: ReactNode;
}

/**
 * Gives the client to every hook below, starts its session, and holds the cache, which is emptied
 * whenever the session becomes another one. One for an app; one for each story or test.
 */
export function ApiProvider({ client, children }: ApiProviderProps) {
  const [parts] = useState(() => ({
    cache: new SessionCache(),
    context: { client, scopes: createRequestScopes(), bus: createRefreshBus() },
  }));
  const [configuration] = useState(() => ({ ...swrConfiguration, provider: () => parts.cache }));

  useEffect(() => {
    let { generation } = client.session.getSnapshot();
    const unsubscribe = client.session.subscribe(() => {
      const next = client.session.getSnapshot().generation;
      // Keys hold the generation: nothing would be found again; here the memory goes too.
      if (next !== generation) parts.cache.clear();
      generation = next;
    });
    const stop = client.start();
    return () => {
      stop();
      unsubscribe();
    };
  }, [client, parts]);

  return (
    <ApiContext value={parts.context}>
      <SWRConfig value={configuration}>{children}</SWRConfig>
    </ApiContext>
  );
}
