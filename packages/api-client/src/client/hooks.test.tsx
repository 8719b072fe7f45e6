// @vitest-environment jsdom
import { act, cleanup, waitFor as waitForPage } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  login,
  useAllAvatars,
  useApiClient,
  useAvatars,
  useCurrentUser,
  useProject,
  useProjects,
  useRefresh,
  useRenders,
  useScript,
  useScripts,
  useSession,
  useVoices,
} from '../index.ts';
import { ADA, deferred, GRACE, type SeenRequest, settled } from '../testing/fakeServer.ts';
import { createMockServer, endpoints, type MockServer } from '../testing/mockServer.ts';
import { renderApiHook } from '../testing/renderApiHook.tsx';

/** A hook draws nothing, so no change of the page ends a wait. */
const waitFor = (check: () => void) => waitForPage(check, { interval: 5 });

interface IdProps {
  id: string | null;
}

const FIRST_SCRIPT: IdProps = { id: 's1' };
const { getProject, getScript, listAvatars, listProjects, listScripts, listVoices } = endpoints;
const AMBER = { voice_id: 'v1', name: 'Amber' };
const VOICES = listVoices.answering([AMBER]);
const PROJECT = { id: 'p1', status: 'draft' } as const;
const isGrace = ({ request }: { request: Request }) =>
  request.headers.get('Authorization') === 'Bearer grace-1';
/** Grace can sign in; requests without her token are Ada's. */
const USERS = [
  endpoints.login.answering({ access_token: 'grace-1', refresh_token: 'g' }),
  endpoints.getCurrentUser.answering((asked) => (isGrace(asked) ? GRACE : ADA)),
];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a hook over one response', () => {
  it('loads, then returns the data', async () => {
    const server = createMockServer(VOICES);
    const { result } = renderApiHook(server, useVoices);
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    expect(result.current).toMatchObject({ isLoading: false, error: undefined });
    expect(server.to('/voices/list')).toHaveLength(1);
  });

  it('sends one request for several components', async () => {
    const server = createMockServer(VOICES);
    const { result } = renderApiHook(server, () => [useVoices(), useVoices(), useVoices()]);
    await waitFor(() => expect(result.current[2]?.data).toHaveLength(1));
    expect(server.to('/voices/list')).toHaveLength(1);
  });

  it('does not re-render for equal data', async () => {
    const server = createMockServer(VOICES);
    const { result, renders } = renderApiHook(server, useVoices);
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    await act(settled);
    const count = renders.length;
    await act(() => result.current.refresh());
    expect(server.to('/voices/list')).toHaveLength(2);
    expect(renders).toHaveLength(count);
  });

  it.each([400, 403, 404, 422])('does not retry after a %d', async (status) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const server = createMockServer(listVoices.odd({ detail: 'No.' }, { status }));
    const { result } = renderApiHook(server, useVoices);
    await act(settled);
    expect(result.current.error?.status).toBe(status);
    const { length } = server.to('/voices/list');
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(server.to('/voices/list')).toHaveLength(length);
  });

  it('stops and signs the user out when the replay of a 401 is refused too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pair = { access_token: 'a2', refresh_token: 'r2' };
    const server = createMockServer(
      endpoints.refreshTokens.answering(pair),
      listVoices.failing(401),
    );
    const { result, client } = renderApiHook(server, useVoices);
    await act(settled);
    expect(client.session.getSnapshot().status).toBe('signed-out');
    expect(result.current).toMatchObject({ data: undefined, error: undefined, isLoading: false });
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(server.to('/voices/list')).toHaveLength(2);
  });

  it.each([
    ['a fault of the server', listVoices.failing(500)],
    ['no answer', listVoices.offline],
  ])('retries three times after %s', async (_name, respond) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const server = createMockServer(respond);
    renderApiHook(server, useVoices);
    await act(settled);
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(server.to('/voices/list')).toHaveLength(4);
  });

  // Specification: states.9
  it('keeps its data when a later load fails', async () => {
    const server = createMockServer(VOICES);
    const { result } = renderApiHook(server, useVoices);
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    server.answerBy(listVoices.odd({}, { status: 404 }));
    await act(() => result.current.refresh());
    expect(result.current.error?.status).toBe(404);
    expect(result.current.data).toHaveLength(1);
  });

  it('cancels its request without an error when the last component unsubscribes', async () => {
    const server = createMockServer(getScript.pending);
    const { result, rerender } = renderApiHook(server, ({ id }: IdProps) => useScript(id), {
      initialProps: FIRST_SCRIPT,
    });
    await act(settled);
    rerender({ id: null });
    await waitFor(() => expect(server.to('/scripts/s1')[0]?.signal?.aborted).toBe(true));
    server.answerBy(getScript.answering({ _id: 's1', text: 'Hello.' }));
    rerender({ id: 's1' });
    expect(result.current).toMatchObject({ error: undefined, isLoading: true });
    await waitFor(() => expect(result.current.data?.text).toBe('Hello.'));
  });

  it('does not cancel its request in StrictMode’s double mount', async () => {
    const server = createMockServer(VOICES);
    const { result } = renderApiHook(server, useVoices);
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    expect(server.to('/voices/list')[0]?.signal?.aborted).toBe(false);
  });

  it('sends nothing without an ID', async () => {
    const server = createMockServer();
    renderApiHook(server, () => [useScript(null), useProject(null)]);
    await act(settled);
    expect(server.seen.map(({ url }) => url)).toEqual(['/auth/me']);
  });

  it('sends nothing while signed out', async () => {
    const server = createMockServer(VOICES);
    const { result } = renderApiHook(server, useVoices, { stored: {} });
    await act(settled);
    expect(server.seen).toEqual([]);
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  });

  it('refresh ignores its arguments', async () => {
    const server = createMockServer(VOICES);
    const { result } = renderApiHook(server, useVoices);
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    const onPress: (event: object) => unknown = result.current.refresh;
    await act(async () => void (await onPress({ type: 'press' })));
    expect(result.current.data).toHaveLength(1);
  });

  it('fetches one script, one project, all avatars and the current user', async () => {
    const server = createMockServer(
      getScript.answering({ id: 's1', text: 'Hello.' }),
      getProject.answering(PROJECT),
      listAvatars.answering({ items: [{ _id: 'a1', name: 'Mira' }] }),
    );
    const { result } = renderApiHook(server, () => ({
      script: useScript('s1').data?.text,
      project: useProject('p1').data?.status,
      avatars: useAllAvatars().data?.length,
      user: useCurrentUser().data?.username,
    }));
    await waitFor(() =>
      expect(result.current).toEqual({
        script: 'Hello.',
        project: 'draft',
        avatars: 1,
        user: 'ada',
      }),
    );
  });
});

describe('a paged list', () => {
  interface PageQuery {
    page?: string;
    page_size?: string;
  }
  const pageOf = (count: number, { page, page_size }: PageQuery) => {
    const size = Number(page_size);
    const from = (Number(page) - 1) * size;
    const items = Array.from({ length: Math.min(size, Math.max(0, count - from)) }, (_, i) => ({
      _id: `p${from + i}`,
      name: `Name ${from + i}`,
      status: 'draft' as const,
    }));
    return { items, total: count, pages: Math.ceil(count / size) };
  };
  /** `count` projects, in the pages requested or as mapped by `change`. */
  const projects = (count: number, change: (page: string) => string = (page) => page) =>
    listProjects.answering(({ query }) =>
      pageOf(count, { ...query, page: change(query.page ?? '1') }),
    );

  const pagesAsked = (server: MockServer) =>
    server.to('/projects').map(({ url }) => url.match(/[?&]page=(\d+)/)?.[1]);

  it('continues past its first page with loadMore, up to the end', async () => {
    const server = createMockServer(projects(45));
    const { result } = renderApiHook(server, () => useProjects());
    expect(result.current).toMatchObject({ projects: undefined, isLoading: true, hasMore: false });
    await waitFor(() => expect(result.current.projects).toHaveLength(20));
    expect(result.current).toMatchObject({ total: 45, hasMore: true, isLoading: false });

    act(() => result.current.loadMore());
    expect(result.current.isLoadingMore).toBe(true);
    await waitFor(() => expect(result.current.projects).toHaveLength(40));
    expect(result.current.isLoadingMore).toBe(false);
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.projects).toHaveLength(45));
    expect(result.current.hasMore).toBe(false);

    act(() => result.current.loadMore());
    await act(settled);
    // The first page is requested each time, because new items appear there.
    expect(pagesAsked(server)).toEqual(['1', '1', '2', '1', '3']);
  });

  it('loads the rest several pages at a time, each once and without the first page', async () => {
    const server = createMockServer(projects(175));
    const { result } = renderApiHook(server, () => useProjects());
    await waitFor(() => expect(result.current.projects).toHaveLength(20));
    act(() => result.current.loadRest());
    expect(result.current).toMatchObject({ isLoadingMore: true, hasMore: true });
    expect(result.current.projects).toHaveLength(20);
    await waitFor(() => expect(result.current.projects).toHaveLength(140));
    act(() => result.current.loadRest());
    await waitFor(() => expect(result.current.projects).toHaveLength(175));
    expect(result.current.hasMore).toBe(false);
    act(() => result.current.loadRest());
    await act(settled);
    expect(pagesAsked(server)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('requests the first page again on refresh after loadRest', async () => {
    const server = createMockServer(projects(45));
    const { result } = renderApiHook(server, () => useProjects());
    await waitFor(() => expect(result.current.projects).toHaveLength(20));
    act(() => result.current.loadRest());
    await waitFor(() => expect(result.current.projects).toHaveLength(45));
    await act(() => result.current.refresh());
    expect(pagesAsked(server)).toEqual(['1', '2', '3', '1', '2', '3']);
  });

  it('loads one page for two consecutive presses', async () => {
    const server = createMockServer(projects(45));
    const { result } = renderApiHook(server, () => useProjects());
    await waitFor(() => expect(result.current.projects).toHaveLength(20));
    act(() => {
      result.current.loadMore();
      result.current.loadMore();
    });
    await waitFor(() => expect(result.current.projects).toHaveLength(40));
    await act(settled);
    expect(result.current.projects).toHaveLength(40);
  });

  it('shows each item once when pages have shifted', async () => {
    const server = createMockServer(
      listProjects.answering(({ query }) => {
        const ids = query.page === '1' ? ['a', 'b'] : ['b', 'c'];
        return { items: ids.map((id) => ({ ...PROJECT, id })), total: 4 };
      }),
    );
    const { result } = renderApiHook(server, () => useProjects({ pageSize: 2 }));
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    act(() => result.current.loadMore());
    await waitFor(() =>
      expect(result.current.projects?.map(({ id }) => id)).toEqual(['a', 'b', 'c']),
    );
  });

  it('reports a repeated page as an error without adding it, and reloads all pages on the next press', async () => {
    const server = createMockServer(projects(45, () => '1'));
    const { result } = renderApiHook(server, () => useProjects());
    await waitFor(() => expect(result.current.projects).toHaveLength(20));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.error?.kind).toBe('invalid-response'));
    expect(result.current).toMatchObject({ hasMore: true, isLoadingMore: false, total: 45 });
    expect(result.current.projects).toHaveLength(20);

    server.answerBy(projects(45));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.projects).toHaveLength(40));
    expect(result.current).toMatchObject({ error: undefined, hasMore: true });
  });

  it('stops loading the rest at a repeated page', async () => {
    const server = createMockServer(projects(175, (page) => (page === '1' ? '1' : '2')));
    const { result } = renderApiHook(server, () => useProjects());
    await waitFor(() => expect(result.current.projects).toHaveLength(20));
    act(() => result.current.loadRest());
    await waitFor(() => expect(result.current.error?.kind).toBe('invalid-response'));
    expect(result.current.projects).toHaveLength(40);
  });

  it('reports isLoadingMore until the page arrives, and requests it once', async () => {
    const held = deferred<undefined>();
    const server = createMockServer(
      listProjects.answering(async ({ query }) => {
        if (query.page === '2') await held.promise;
        return pageOf(45, query);
      }),
    );
    const { result } = renderApiHook(server, () => useProjects());
    await waitFor(() => expect(result.current.projects).toHaveLength(20));
    act(() => result.current.loadMore());
    await act(settled);
    expect(result.current.isLoadingMore).toBe(true);
    act(() => result.current.loadMore());
    await act(settled);
    held.resolve(undefined);
    await waitFor(() => expect(result.current.projects).toHaveLength(40));
    expect(result.current.isLoadingMore).toBe(false);
    expect(pagesAsked(server)).toEqual(['1', '1', '2']);
  });

  it('requests a repeated page once when loading to the end', async () => {
    // Neither a total nor a number of pages indicates where the list ends.
    const server = createMockServer(
      listProjects.answering(async () => {
        await settled();
        return { items: [PROJECT] };
      }),
    );
    const { result } = renderApiHook(server, () => {
      const list = useProjects({ pageSize: 1 });
      const { hasMore, error, isLoadingMore, loadRest } = list;
      const goesOn = hasMore && error === undefined && !isLoadingMore;
      useEffect(() => {
        if (goesOn) loadRest();
      }, [goesOn, loadRest]);
      return list;
    });
    await waitFor(() => expect(result.current.error?.kind).toBe('invalid-response'));
    await act(settled);
    expect(pagesAsked(server)).toEqual(['1', '2']);
  });

  it('resends only a page without a response after cancelling it', async () => {
    const isSecond = ({ url }: SeenRequest) => /page=2(&|$)/.test(url);
    const never = new Promise<never>(() => undefined);
    const server = createMockServer(
      listProjects.answering(({ query }) => (query.page === '2' ? never : pageOf(45, query))),
    );
    const { result } = renderApiHook(server, () => useProjects());
    await waitFor(() => expect(result.current.projects).toHaveLength(20));
    act(() => result.current.loadMore());
    await waitFor(() => expect(server.seen.filter(isSecond)).toHaveLength(1));
    await act(settled);
    server.answerBy(projects(45));
    act(() => result.current.resend());
    await waitFor(() => expect(result.current.projects).toHaveLength(40));
    expect(server.seen.filter(isSecond).map(({ signal }) => signal?.aborted)).toEqual([
      true,
      false,
    ]);
    // The first page was requested once more as the list grew.
    expect(server.to('/projects')).toHaveLength(4);
  });

  it('keeps its items when the next page fails, and can retry it', async () => {
    const server = createMockServer(projects(45));
    const { result } = renderApiHook(server, () => useProjects());
    await waitFor(() => expect(result.current.projects).toHaveLength(20));
    server.answerBy(listProjects.odd({}, { status: 422 }));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.error?.status).toBe(422));
    expect(result.current).toMatchObject({ isLoadingMore: false, hasMore: true });
    expect(result.current.projects).toHaveLength(20);
    server.answerBy(projects(45));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.projects).toHaveLength(40));
    expect(result.current.error).toBeUndefined();
  });

  it('reloads all its pages on refresh', async () => {
    const server = createMockServer(projects(45));
    const { result } = renderApiHook(server, () => useProjects());
    await waitFor(() => expect(result.current.projects).toHaveLength(20));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.projects).toHaveLength(40));
    const { length } = server.to('/projects');
    await act(() => result.current.refresh());
    const again = server.to('/projects').slice(length);
    expect(again.map(({ url }) => url.match(/[?&]page=(\d)/)?.[1])).toEqual(['1', '2']);
  });

  it('starts again and cancels the old request when its parameters change', async () => {
    const server = createMockServer(listProjects.pending);
    const { rerender } = renderApiHook(
      server,
      ({ search }: { search: string }) => useProjects({ search }),
      { initialProps: { search: 'a' } },
    );
    await act(settled);
    rerender({ search: 'ab' });
    await waitFor(() => expect(server.to('/projects')).toHaveLength(2));
    await waitFor(() =>
      expect(server.to('/projects').map(({ signal }) => signal?.aborted)).toEqual([true, false]),
    );
  });

  // Specification: calls.11, constants.4, constants.6
  it('requests 20 projects, 20 scripts and 12 avatars per page', async () => {
    const server = createMockServer(listProjects.empty, listScripts.empty, listAvatars.empty);
    renderApiHook(server, () => [
      useProjects({ sortBy: 'name' }),
      useScripts({ tag: 'x' }),
      useAvatars({ category: 'styled' }),
    ]);
    await waitFor(() => expect(server.seen.length).toBeGreaterThan(3));
    expect(new Set(server.seen.map(({ url }) => url))).toEqual(
      new Set([
        '/auth/me',
        '/projects?page=1&page_size=20&sort_by=name',
        '/scripts/scripts?page=1&page_size=20&tag=x',
        '/avatars?page=1&limit=12&category=styled',
      ]),
    );
  });
});

describe('useRefresh', () => {
  it('reloads only the lists and single records of a resource', async () => {
    const server = createMockServer(
      listProjects.answering({ items: [PROJECT] }),
      getProject.answering(PROJECT),
      VOICES,
    );
    const { result } = renderApiHook(server, () => ({
      list: useProjects(),
      one: useProject('p1'),
      voices: useVoices(),
      refresh: useRefresh(),
    }));
    await waitFor(() => expect(result.current.list.projects).toHaveLength(1));
    await waitFor(() => expect(result.current.voices.data).toHaveLength(1));
    await act(settled);
    await act(() => result.current.refresh('projects'));
    expect(server.to('/projects')).toHaveLength(2);
    expect(server.to('/projects/p1')).toHaveLength(2);
    expect(server.to('/voices/list')).toHaveLength(1);

    await act(() => result.current.refresh());
    expect(server.to('/projects')).toHaveLength(3);
    expect(server.to('/voices/list')).toHaveLength(2);
  });

  it('reloads running renders when one starts, not at every change of a project', async () => {
    const server = createMockServer(listProjects.empty);
    const { result } = renderApiHook(server, () => ({
      renders: useRenders(),
      refresh: useRefresh(),
    }));
    await waitFor(() => expect(result.current.renders.projects).toEqual([]));
    for (let change = 0; change < 8; change += 1) {
      await act(() => result.current.refresh('projects'));
    }
    expect(server.to('/projects')).toHaveLength(1);
    await act(() => result.current.refresh('renders'));
    expect(server.to('/projects').map(({ url }) => url)).toEqual([
      '/projects?page=1&status=processing',
      '/projects?page=1&status=processing',
    ]);
  });
});

describe('the session', () => {
  it('is authenticating, then signed in', async () => {
    const server = createMockServer();
    const { result } = renderApiHook(server, useSession);
    expect(result.current.status).toBe('authenticating');
    await waitFor(() => expect(result.current.status).toBe('signed-in'));
    expect(result.current.user?.displayName).toBe('ada');
    expect(server.to('/auth/me')).toHaveLength(1);
  });

  // Specification: states.9
  it('shows the next user no data of the previous one', async () => {
    const server = createMockServer(
      ...USERS,
      listProjects.answering((asked) => ({
        items: [{ ...PROJECT, name: isGrace(asked) ? 'Of Grace' : 'Of Ada' }],
      })),
    );
    const { result, renders } = renderApiHook(server, () => ({
      session: useSession(),
      list: useProjects(),
      client: useApiClient(),
    }));
    const namesShown = () => result.current.list.projects?.map(({ name }) => name);
    await waitFor(() => expect(namesShown()).toEqual(['Of Ada']));
    await waitFor(() => expect(result.current.session.status).toBe('signed-in'));

    act(() => result.current.client.session.end());
    expect(result.current.list.projects).toBeUndefined();
    await act(async () => {
      await login(result.current.client, { identifier: 'grace', password: 'secret-12' });
    });
    await waitFor(() => expect(namesShown()).toEqual(['Of Grace']));
    const seenByGrace = renders.filter(({ session }) => session.user?.username === 'grace');
    expect(
      seenByGrace.flatMap(({ list }) => list.projects ?? []).map(({ name }) => name),
    ).not.toContain('Of Ada');
  });

  it('ignores a late response to the previous user', async () => {
    const late = deferred<(typeof AMBER)[]>();
    const server = createMockServer(
      ...USERS,
      listVoices.answering((asked) => (isGrace(asked) ? [AMBER] : late.promise)),
    );
    const { result, client } = renderApiHook(server, useVoices);
    await act(settled);
    await act(async () => {
      client.session.end();
      await login(client, { identifier: 'grace', password: 'secret-12' });
    });
    late.resolve([{ voice_id: 'ada-only', name: 'Secret' }]);
    await waitFor(() => expect(result.current.data?.map(({ id }) => id)).toEqual(['v1']));
    await act(settled);
    expect(result.current.data?.map(({ id }) => id)).toEqual(['v1']);
  });
});
