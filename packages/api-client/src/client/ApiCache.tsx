import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import { useApiContext } from './apiContext.ts';
import { swrConfiguration } from './swrConfiguration.ts';

/**
 * Lets the hooks below fetch. The answers are the session's: they outlive this component, and are
 * dropped when the session becomes another one.
 * @throws Error outside of a `SessionProvider`.
 */
export function ApiCache({ children }: { children: ReactNode }) {
  const { cache } = useApiContext();
  const [configuration] = useState(() => ({ ...swrConfiguration, provider: () => cache }));
  return <SWRConfig value={configuration}>{children}</SWRConfig>;
}
