import { renderHook } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { ApiProvider } from '../client/ApiProvider.tsx';
import { createTestClient, type FakeServer, SIGNED_IN } from './fakeServer.ts';

interface Options<P> {
  stored?: Record<string, string>;
  initialProps?: P;
}

/** Renders a hook below its own provider, in StrictMode, and records its renders. */
export function renderApiHook<T, P>(
  server: FakeServer,
  useIt: (props: P) => T,
  { stored = SIGNED_IN, initialProps }: Options<P> = {},
) {
  const test = createTestClient(server, stored);
  const renders: T[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ApiProvider client={test.client}>{children}</ApiProvider>
    </StrictMode>
  );
  const hook = renderHook(
    (props: P) => {
      const result = useIt(props);
      renders.push(result);
      return result;
    },
    initialProps === undefined ? { wrapper } : { wrapper, initialProps },
  );
  return { ...test, ...hook, renders };
}
