// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createTestClient, deferred, SIGNED_IN } from '../testing/fakeServer.ts';
import { createMockServer, endpoints } from '../testing/mockServer.ts';
import { useVoices } from '../voices/useVoices.ts';
import { ApiCache } from './ApiCache.tsx';
import { SessionProvider } from './SessionProvider.tsx';

const VOICES = endpoints.listVoices.answering([{ voice_id: 'v1', name: 'Amber' }]);

afterEach(cleanup);

function Names() {
  const { data = [] } = useVoices();
  return <p>{data.map(({ name }) => name).join()}</p>;
}

it('replaces its screens without losing what the session has loaded', async () => {
  const server = createMockServer(VOICES);
  const { client } = createTestClient(server, SIGNED_IN);
  const page = (key: number) => (
    <SessionProvider client={client}>
      <ApiCache key={key}>
        <Names />
      </ApiCache>
    </SessionProvider>
  );
  const { rerender } = render(page(1));
  await screen.findByText('Amber');
  rerender(page(2));
  rerender(page(2));
  expect(screen.getByRole('paragraph').textContent).toBe('Amber');
});

it('shows a screen whose code arrives late', async () => {
  const server = createMockServer(VOICES);
  const { client } = createTestClient(server, SIGNED_IN);
  const code = deferred<null>();
  const Late = () => use(code.promise);
  const page = (isLate: boolean) => (
    <SessionProvider client={client}>
      <Suspense fallback={<p>Loading</p>}>
        <ApiCache>
          {isLate && <Late />}
          <Names />
        </ApiCache>
      </Suspense>
    </SessionProvider>
  );
  const { rerender } = render(page(false));
  await screen.findByText('Amber');
  await act(async () => rerender(page(true)));
  await screen.findByText('Loading');
  await act(async () => code.resolve(null));
  expect((await screen.findByText('Amber')).textContent).toBe('Amber');
});
