// @vitest-environment jsdom
import { ApiProvider, createApiClient, createMemoryStorage } from '@lectern/api-client';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { VideoFilters } from './editedList.ts';
import { useVideoList } from './useVideoList.ts';

const EDITS = 'lectern.projectEdits.ada';
const WELCOME: VideoFilters = { search: 'welcome', status: 'completed', sort: 'updated_at' };

/** Answers the request of one project; by default with the project. */
let answerOne: (id: string) => Response | Promise<Response>;
/** The projects that the server's own search finds. */
let listed: readonly ReturnType<typeof row>[];
/** Requests of single projects: now, the most at one time, and all of them. */
const load = { now: 0, most: 0, total: 0 };

const row = (id: string) => ({
  ...{ id, name: `Project ${id}`, status: 'completed' },
  ...{ video_url: `/${id}.mp4`, updated_at: '2026-03-02T09:00:00Z' },
});

/** No search finds a title: the server has the names that the wizard sends. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(new Request(input, init).url);
  if (pathname.endsWith('/auth/me')) return Response.json({ username: 'ada' });
  const id = /\/projects\/(.+)/.exec(pathname)?.[1];
  if (id === undefined) return Response.json({ items: listed, total: listed.length });
  load.now += 1;
  load.total += 1;
  load.most = Math.max(load.most, load.now);
  const response = await answerOne(id);
  load.now -= 1;
  return response;
}

function open(filters = WELCOME) {
  const client = createApiClient({
    baseUrl: 'http://localhost/api',
    fetch: answer,
    localStorage: createMemoryStorage({
      ...{ access_token: 'a', refresh_token: 'r' },
      user: JSON.stringify({ username: 'ada' }),
    }),
    sessionStorage: createMemoryStorage(),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client}>{children}</ApiProvider>
  );
  const { result } = renderHook(() => useVideoList(filters), { wrapper });
  return { list: () => result.current, names: () => result.current.items?.map(({ name }) => name) };
}

/** Gives each of the projects a title in this browser: 'Welcome 1'. */
function entitle(...given: string[]): void {
  const names = Object.fromEntries(given.map((id) => [id, `Welcome ${id}`]));
  localStorage.setItem(EDITS, JSON.stringify({ names, deleted: [] }));
}

beforeEach(() => {
  Object.assign(load, { now: 0, most: 0, total: 0 });
  answerOne = (id) => Response.json(row(id));
  listed = [];
  entitle('1', '2');
});
afterEach(() => {
  cleanup();
  localStorage.removeItem(EDITS);
});

test('a search finds videos by the titles that only this browser knows', async () => {
  const { names } = open();
  await waitFor(() => expect(names()).toEqual(['Welcome 1', 'Welcome 2']));
});

test('nothing counts as no match before the renamed videos have loaded', async () => {
  let go: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (go = resolve));
  answerOne = (id) => gate.then(() => Response.json(row(id)));
  const { list, names } = open();
  await waitFor(() => expect(load.total).toBe(2));
  expect(list()).toMatchObject({ items: undefined, hasFailed: false });
  await act(async () => go());
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('renamed videos that fail to load are a failure, and a refresh loads them', async () => {
  answerOne = () => Response.json({ detail: 'Slow down.' }, { status: 429 });
  const { list, names } = open();
  await waitFor(() => expect(list().hasFailed).toBe(true));
  expect(list().items).toBeUndefined();
  answerOne = (id) => Response.json(row(id));
  await act(() => list().refresh());
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(list().hasFailed).toBe(false);
});

test('renamed videos that fail to load below others have their own retry', async () => {
  listed = [{ ...row('3'), name: 'Welcome 3' }];
  answerOne = () => Response.json({ detail: 'Slow down.' }, { status: 429 });
  const { list, names } = open();
  await waitFor(() => expect(list().paging.failure).not.toBeNull());
  expect(names()).toEqual(['Welcome 3']);
  answerOne = (id) => Response.json(row(id));
  await act(async () => list().paging.retry?.onRetry());
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(list().paging.failure).toBeNull();
  expect(list().paging.retry).toBeUndefined();
});

test('renamed videos that have loaded stay, without a message, if a refresh fails', async () => {
  const { list, names } = open();
  await waitFor(() => expect(names()).toHaveLength(2));
  answerOne = () => Response.json({ detail: 'Slow down.' }, { status: 429 });
  load.total = 0;
  await act(() => list().refresh());
  expect(load.total).toBeGreaterThan(0);
  expect(names()).toHaveLength(2);
  expect(list().paging.failure).toBeNull();
});

test('a renamed video that the server no longer has is left out', async () => {
  answerOne = (id) =>
    id === '1' ? Response.json({ detail: 'Gone.' }, { status: 404 }) : Response.json(row(id));
  const { names } = open();
  await waitFor(() => expect(names()).toEqual(['Welcome 2']));
});

test('many renamed videos are requested a few at a time, and none after a failure', async () => {
  entitle(...Array.from({ length: 20 }, (_, index) => `${index}`));
  const { names } = open();
  await waitFor(() => expect(names()).toHaveLength(20));
  expect(load.most).toBe(6);
  cleanup();
  load.total = 0;
  answerOne = () => Response.json({ detail: 'Slow down.' }, { status: 429 });
  const { list } = open();
  await waitFor(() => expect(list().hasFailed).toBe(true));
  expect(load.total).toBe(6);
});
