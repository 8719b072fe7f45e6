import { ApiCache } from './ApiCache.tsx';
import { SessionProvider, type SessionProviderProps } from './SessionProvider.tsx';

/**
 * Gives client, session and cache to every hook below. One for an app; one for each story or test.
 * Use `SessionProvider` and `ApiCache` instead where the first page has no data to fetch.
 */
export function ApiProvider({ client, children }: SessionProviderProps) {
  return (
    <SessionProvider client={client}>
      <ApiCache>{children}</ApiCache>
    </SessionProvider>
  );
}
