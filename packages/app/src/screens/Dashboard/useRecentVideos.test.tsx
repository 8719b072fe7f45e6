// @vitest-environment jsdom
import { ApiProvider, createApiClient, createMemoryStorage } from '@lectern/api-client';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Backend, BackendContext, HOSTED } from '../../backend/BackendContext.ts';
import { fakeStorage } from '../../storage/fakeStorage.ts';
import { useRecentVideos } from './useRecentVideos.ts';

const EDITS = 'lectern.projectEdits.ada';

/** Opens the dashboard of a user who deleted `a` and `b`, on a server that has these projects. */
function open(backend: Backend, ids: readonly string[]) {
  localStorage.setItem(EDITS, JSON.stringify({ names: {}, deleted: ['a', 'b'] }));
  const items = ids.map((id) => ({ id, name: id, status: 'completed', video_url: `/${id}.mp4` }));
  const client = createApiClient({
    baseUrl: 'http://localhost/api',
    fetch: () => Promise.resolve(Response.json({ username: 'ada', items, total: ids.length })),
    localStorage: createMemoryStorage({
      ...{ access_token: 'a', refresh_token: 'r' },
      user: JSON.stringify({ username: 'ada' }),
    }),
    sessionStorage: createMemoryStorage(),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BackendContext value={backend}>
      <ApiProvider client={client}>{children}</ApiProvider>
    </BackendContext>
  );
  return renderHook(useRecentVideos, { wrapper }).result;
}

afterEach(() => {
  cleanup();
  localStorage.removeItem(EDITS);
});

const onDevice = fakeStorage(() => []).backend;

test.each([
  ['a server that still has the deleted projects', HOSTED, ['a', 'b', 'c']],
  ['a device that has freed them', onDevice, ['c']],
  ['a device that has freed one of them', onDevice, ['b', 'c']],
  ['a device that has freed none of them', onDevice, ['a', 'b', 'c']],
])('deleted projects are not counted: %s', async (_, backend, ids) => {
  const recent = open(backend, ids);
  await waitFor(() => expect(recent.current.videos).toHaveLength(1));
  expect(recent.current.total).toBe(1);
});
