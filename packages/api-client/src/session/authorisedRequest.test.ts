import { expect, it, vi } from 'vitest';
import { createFakeServer, createTestClient, deferred, json } from '../testing/fakeServer.ts';
import type { ApiRequest } from '../transport/request.ts';
import { createAuthorisedRequest } from './authorisedRequest.ts';
import type { Renewal, SentWith } from './renewal.ts';
import { createSafeStorage } from './safeStorage.ts';
import { createSessionStore } from './sessionStore.ts';
import { createMemoryStorage } from './memoryStorage.ts';

const VOICES: ApiRequest<unknown> = {
  method: 'GET',
  path: '/voices/list',
  read: (data) => data,
};

it('does not replay a request whose session ends at the moment of its renewal', async () => {
  const server = createFakeServer(() => json({ detail: 'Expired.' }, 401));
  const { local } = createTestClient(server);
  const store = createSessionStore(
    createSafeStorage(local),
    createSafeStorage(createMemoryStorage()),
  );
  const renewal = deferred<Renewal>();
  const renew = vi.fn<(sent: SentWith) => Promise<Renewal>>(() => renewal.promise);
  const request = createAuthorisedRequest({ baseUrl: '/api', fetch: server.fetch }, store, renew);
  const call = request(VOICES);
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
  renewal.resolve({ kind: 'renewed', token: 'access-2' });
  store.end();
  await expect(call).rejects.toThrow(expect.objectContaining({ kind: 'http', status: 401 }));
  expect(server.seen).toHaveLength(1);
});
