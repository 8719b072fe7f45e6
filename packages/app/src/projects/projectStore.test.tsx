// @vitest-environment jsdom
import {
  ApiProvider,
  createApiClient,
  createMemoryStorage,
  createProject,
  createTemporaryProjectId,
  updateProject,
  useApiClient,
  useProjects,
  useRefresh,
} from '@lectern/api-client';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';

interface Row {
  id: string;
  name: string;
}

/** A server that follows the contract: newest first. */
let rows: Row[] = [];
let isDown = false;

const nameIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'name' in body ? String(body.name) : '';

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (isDown) return Response.json({ detail: 'Down for a moment.' }, { status: 403 });
  if (pathname.endsWith('/auth/me')) return Response.json({ username: 'ada' });
  if (request.method === 'GET') return Response.json({ items: rows, total: rows.length });
  const name = nameIn(await request.json());
  const id = pathname.split('/').at(-1) ?? '';
  if (request.method === 'POST') {
    rows = [{ id: 'new', name }, ...rows];
    return Response.json(rows[0], { status: 201 });
  }
  rows = rows.map((row) => (row.id === id ? { ...row, name } : row));
  return Response.json(rows.find((row) => row.id === id));
}

function openStore() {
  const client = createApiClient({
    baseUrl: 'http://localhost/api',
    fetch: answer,
    localStorage: createMemoryStorage({ access_token: 'a', refresh_token: 'r' }),
    sessionStorage: createMemoryStorage(),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client}>{children}</ApiProvider>
  );
  const { result } = renderHook(
    () => ({ list: useProjects(), refresh: useRefresh(), client: useApiClient() }),
    { wrapper },
  );
  const names = () => result.current.list.projects?.map(({ name }) => name);
  return { result, names };
}

beforeEach(() => {
  isDown = false;
  rows = [{ id: 'old', name: 'Old' }];
});

// Specification: states.9
test('the list is loading, then loaded', async () => {
  const { result, names } = openStore();
  expect(result.current.list.isLoading).toBe(true);
  await waitFor(() => expect(names()).toEqual(['Old']));
  expect(result.current.list.isLoading).toBe(false);
});

// Specification: states.9
test('a created project is added at the front, an updated one keeps its place', async () => {
  const { result, names } = openStore();
  await waitFor(() => expect(names()).toEqual(['Old']));
  const { client, refresh } = result.current;
  await act(async () => {
    await createProject(client, {
      frontendProjectId: createTemporaryProjectId(),
      name: 'New',
    });
    await refresh('projects');
  });
  await waitFor(() => expect(names()).toEqual(['New', 'Old']));
  await act(async () => {
    await updateProject(client, { id: 'old', changes: { name: 'Older' } });
    await refresh('projects');
  });
  await waitFor(() => expect(names()).toEqual(['New', 'Older']));
});

// Specification: states.9
test('an error is returned as a value', async () => {
  isDown = true;
  const { result, names } = openStore();
  await waitFor(() => expect(result.current.list.error?.status).toBe(403));
  expect(names()).toBeUndefined();
});
