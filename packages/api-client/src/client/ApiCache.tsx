import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import { useApiContext } from './apiContext.ts';
import { swrConfiguration } from './swrConfiguration.ts';

/**
 * Enables the hooks below to fetch. Responses belong to the session: they outlive this component and are
 * dropped when the session changes.
 * @throws Error outside of a `SessionProvider`.
 */
export function ApiCache({ children }: { children: ReactNode }) {
  const { cache } = useApiContext();
  const [configuration] = useState(() => ({ ...swrConfiguration, provider: () => cache }));
  return <SWRConfig value={configuration}>{children}</SWRConfig>;
}
