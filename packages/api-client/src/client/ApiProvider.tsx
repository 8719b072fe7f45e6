import { ApiCache } from './ApiCache.tsx';
import { SessionProvider, type SessionProviderProps } from './SessionProvider.tsx';

/**
 * Provides client, session and cache to every hook below. Use one per app, story or test. If the first page
 * fetches no data, use `SessionProvider` and `ApiCache` instead.
 */
export function ApiProvider({ client, children }: SessionProviderProps) {
  return (
    <SessionProvider client={client}>
      <ApiCache>{children}</ApiCache>
    </SessionProvider>
  );
}
