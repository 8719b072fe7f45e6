// @vitest-environment jsdom
import { createApiClient, createMemoryStorage } from '@lectern/api-client';
import { expect, test } from 'vitest';
import { findPresenter } from './findPresenter.ts';

const AMARA = { id: 'avt_amara', name: 'Amara' };

/** Looks for Amara on a server with these avatars. */
function find(items: readonly object[], status = 200) {
  const client = createApiClient({
    baseUrl: 'http://localhost/api',
    fetch: () => Promise.resolve(Response.json({ items, total: items.length }, { status })),
    localStorage: createMemoryStorage({ access_token: 'a', refresh_token: 'r' }),
    sessionStorage: createMemoryStorage(),
  });
  return findPresenter(client, AMARA, new AbortController().signal);
}

test('a presenter is found by id, otherwise by name', async () => {
  const namesake = { id: 'other', name: 'Amara' };
  await expect(find([namesake, AMARA])).resolves.toBe('avt_amara');
  await expect(find([{ id: 'else', name: 'Otto' }, namesake])).resolves.toBe('other');
});

test('there is none if the server has neither, or does not answer', async () => {
  await expect(find([{ id: 'else', name: 'Otto' }])).resolves.toBeNull();
  await expect(find([AMARA], 500)).resolves.toBeNull();
});
