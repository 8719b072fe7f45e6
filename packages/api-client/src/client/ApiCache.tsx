import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import { initCache } from 'swr/_internal';
import { useApiContext } from './apiContext.ts';
import { swrConfiguration } from './swrConfiguration.ts';

/**
 * Enables the hooks below to fetch. Responses belong to the session: they outlive this component and are
 * dropped when the session changes.
 * @throws Error outside of a `SessionProvider`.
 */
export function ApiCache({ children }: { children: ReactNode }) {
  const { cache } = useApiContext();
  const [configuration] = useState(() => {
    // SWR deletes its state of a cache with the `SWRConfig` that initialised it, also when React replaces
    // or hides that, and never makes it again: hooks that render next would throw. Initialised here, the
    // state lives as long as the cache (https://github.com/vercel/swr/issues/2719).
    initCache(cache, swrConfiguration);
    return { ...swrConfiguration, provider: () => cache };
  });
  return <SWRConfig value={configuration}>{children}</SWRConfig>;
}
