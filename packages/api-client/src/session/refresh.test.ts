import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  generateScript,
  getCurrentUser,
  listProjects,
  listVoices,
  login,
  logout,
  requestCustomAvatar,
} from '../index.ts';
import {
  ADA,
  createFakeServer,
  createTestClient,
  deferred,
  type FakeServer,
  GRACE,
  json,
  odd,
  offline,
  type SeenRequest,
  settled,
  SIGNED_IN,
  text,
} from '../testing/fakeServer.ts';
import { createFakeLocks } from '../testing/fakeLocks.ts';
import { createRefreshMarks } from './refreshMarks.ts';

const NEXT = { access_token: 'access-2', refresh_token: 'refresh-2' };
const denied = () => json({ detail: 'Could not validate credentials.' }, 401);
const http401 = expect.objectContaining({ kind: 'http', status: 401 });
const networkError = expect.objectContaining({ kind: 'network', status: 0 });

/** A server that accepts only the valid token and responds to a refresh as specified. */
function createTokenServer(
  refresh: (request: SeenRequest) => Response | Promise<Response> = () => json(NEXT),
  valid = 'access-2',
) {
  const server = createFakeServer((request) => {
    if (request.url === '/auth/refresh') return refresh(request);
    if (request.token !== valid) return denied();
    if (request.url === '/auth/me') return json(ADA);
    if (request.url.startsWith('/projects')) return json({ items: [] });
    if (request.url === '/scripts/generate') return json('A script.');
    if (request.url === '/avatars/request-custom') return json({ status: 'success' });
    return json([]);
  });
  return server;
}

const refreshes = (server: FakeServer) => server.to('/auth/refresh');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a 401', () => {
  // Specification: states.6, calls.6
  it('leads to one refresh, form-encoded and without a bearer token, and one replay', async () => {
    const server = createTokenServer();
    const { client, local } = createTestClient(server);
    await expect(listVoices(client)).resolves.toEqual([]);

    expect(server.seen.map(({ method, url, token }) => [method, url, token])).toEqual([
      ['GET', '/voices/list', 'access-1'],
      ['POST', '/auth/refresh', null],
      ['GET', '/auth/me', 'access-2'],
      ['GET', '/voices/list', 'access-2'],
    ]);
    expect(refreshes(server)[0]).toMatchObject({
      contentType: 'application/x-www-form-urlencoded',
      body: { refresh_token: 'refresh-1' },
    });
    expect(local.getItem('access_token')).toBe('access-2');
    expect(local.getItem('refresh_token')).toBe('refresh-2');
  });

  it('replays a POST with its body intact', async () => {
    const server = createTokenServer();
    await generateScript(createTestClient(server).client, { prompt: 'A tip' });
    expect(server.to('/scripts/generate').map(({ body }) => body)).toEqual([
      { prompt: 'A tip' },
      { prompt: 'A tip' },
    ]);
  });

  it('replays a multipart form with its files intact', async () => {
    const server = createTokenServer();
    const file = new File(['picture'], 'front.png', { type: 'image/png' });
    await requestCustomAvatar(createTestClient(server).client, {
      name: 'Ada',
      email: 'a@b.c',
      description: 'Calm',
      files: [file],
    });
    const forms = server.to('/avatars/request-custom').map(({ body }) => body);
    expect(forms).toHaveLength(2);
    for (const form of forms) {
      // Two forms always compare as equal, so compare their entries instead.
      if (!(form instanceof FormData)) throw new Error('A form was expected');
      expect([...form]).toEqual([
        ['name', 'Ada'],
        ['email', 'a@b.c'],
        ['description', 'Calm'],
        ['files', file],
      ]);
      expect(form.get('files')).toBe(file);
    }
  });

  it('reports the progress of a form and of its replay', async () => {
    const server = createTokenServer();
    const { client } = createTestClient(server, SIGNED_IN, {
      upload: (url, init, onProgress) => {
        onProgress(0.5);
        onProgress(1);
        return server.fetch(url, init);
      },
    });
    const fractions: number[] = [];
    const request = { name: 'Ada', email: 'a@b.c', description: 'Calm' };
    await requestCustomAvatar(client, request, {
      onUploadProgress: (fraction) => fractions.push(fraction),
    });
    expect(fractions).toEqual([0.5, 1, 0.5, 1]);
    expect(server.to('/avatars/request-custom').map(({ token }) => token)).toEqual([
      'access-1',
      'access-2',
    ]);
  });

  it('does not change the session that the app sees', async () => {
    const { client } = createTestClient(createTokenServer());
    const before = client.session.getSnapshot();
    await listVoices(client);
    expect(client.session.getSnapshot()).toBe(before);
  });

  it('twenty times at once leads to one refresh', async () => {
    const server = createTokenServer();
    const { client } = createTestClient(server);
    const calls = Array.from({ length: 20 }, (_, index) =>
      listProjects(client, { page: index + 1 }),
    );
    await expect(Promise.all(calls)).resolves.toHaveLength(20);
    expect(refreshes(server)).toHaveLength(1);
    expect(server.to('/projects')).toHaveLength(40);
  });

  it('that arrives late for the old token is replayed without a second refresh', async () => {
    const late = deferred<Response>();
    const server = createTokenServer();
    const { answer } = server;
    server.answer = (request) =>
      request.url.includes('page=9') && request.token === 'access-1'
        ? late.promise
        : answer(request);
    const { client } = createTestClient(server);
    const slow = listProjects(client, { page: 9 });
    await listVoices(client);
    late.resolve(denied());
    await slow;
    expect(refreshes(server)).toHaveLength(1);
    expect(server.to('/projects').map(({ token }) => token)).toEqual(['access-1', 'access-2']);
  });

  it('that arrives late is replayed even if the user was unknown when it was sent', async () => {
    const late = deferred<Response>();
    const server = createTokenServer();
    const { answer } = server;
    server.answer = (request) =>
      request.url === '/voices/list' && request.token === 'access-1'
        ? late.promise
        : answer(request);
    const { access_token, refresh_token } = SIGNED_IN;
    const { client } = createTestClient(server, { access_token, refresh_token });
    const slow = listVoices(client);
    await getCurrentUser(client);
    late.resolve(denied());
    await expect(slow).resolves.toEqual([]);
    expect(refreshes(server)).toHaveLength(1);
  });

  // Specification: errors.1
  it('of the replay too ends the session and is passed on, after one refresh', async () => {
    const server = createTokenServer(() => json(NEXT), 'none');
    const { client, local } = createTestClient(server);
    await expect(listVoices(client)).rejects.toThrow(http401);
    expect(refreshes(server)).toHaveLength(1);
    expect(server.to('/voices/list')).toHaveLength(2);
    expect(client.session.getSnapshot().status).toBe('signed-out');
    expect(local).toHaveLength(0);
  });

  it.each([
    ['a newer token of another tab', { access_token: 'access-3', refresh_token: 'refresh-3' }],
    ['another user’s token', { access_token: 'grace-1', refresh_token: 'grace-r1' }],
  ])('of the replay does not end the session if %s is stored by then', async (_name, stored) => {
    const server = createTokenServer();
    const { client, local } = createTestClient(server);
    const { answer } = server;
    server.answer = (request) => {
      if (request.token !== 'access-2' || request.url === '/auth/me') return answer(request);
      for (const [key, value] of Object.entries(stored)) local.setItem(key, value);
      return denied();
    };
    await expect(listVoices(client)).rejects.toThrow(http401);
    expect(local.getItem('access_token')).toBe(stored.access_token);
    expect(local.getItem('refresh_token')).toBe(stored.refresh_token);
    expect(client.session.getSnapshot().status).toBe('authenticating');
  });

  it('of the replay does not end a session that has replaced the earlier one', async () => {
    const server = createTokenServer();
    const { client, local } = createTestClient(server);
    const { answer } = server;
    server.answer = (request) => {
      if (request.token !== 'access-2') return answer(request);
      client.session.end();
      // The same token again, as from a server that gives each user one token.
      client.session.begin({ accessToken: 'access-2', refreshToken: 'refresh-2' });
      return denied();
    };
    await expect(listVoices(client)).rejects.toThrow(http401);
    expect(local.getItem('access_token')).toBe('access-2');
  });

  it('is replayed if the server returns the same access token again', async () => {
    let isFirst = true;
    const server = createFakeServer(({ url }) => {
      if (url === '/auth/refresh') return json({ ...NEXT, access_token: 'access-1' });
      if (url === '/auth/me') return json(ADA);
      if (!isFirst) return json([]);
      isFirst = false;
      return denied();
    });
    await expect(listVoices(createTestClient(server).client)).resolves.toEqual([]);
  });

  it('is replayed if the server returns the same refresh token again', async () => {
    const server = createTokenServer(() => json({ ...NEXT, refresh_token: 'refresh-1' }));
    const { client, local } = createTestClient(server);
    await expect(listVoices(client)).resolves.toEqual([]);
    expect(local.getItem('refresh_token')).toBe('refresh-1');
  });

  it('on sign-in does not cause a refresh', async () => {
    const server = createTokenServer();
    const { client } = createTestClient(server);
    await expect(login(client, { identifier: 'x', password: 'y' })).rejects.toThrow(http401);
    expect(refreshes(server)).toHaveLength(0);
  });
});

describe('a refused refresh', () => {
  // Specification: errors.1, readings.7
  it.each([
    ['a 401', () => json({ detail: 'The refresh token has expired.' }, 401)],
    ['a 400', () => json({ detail: 'Bad request.' }, 400)],
    ['a 500', () => json({ message: 'Internal server error.' }, 500)],
    ['a 503 with a page', () => text('<html>Down</html>', 'text/html', 503)],
    ['a 200 without tokens', () => json({ ok: true })],
    ['a 200 with an empty token', () => json({ access_token: '', refresh_token: 'refresh-2' })],
    ['a 200 with half a pair', () => json({ access_token: 'access-2' })],
    ['a 200 with numbers for tokens', () => json({ access_token: 2, refresh_token: 3 })],
    ['a 200 with a page', () => text('<!doctype html><html></html>')],
    ['a 200 with broken JSON', () => text('{"access_token": "acc', 'application/json')],
    ['a 204', () => new Response(null, { status: 204 })],
  ])('by %s ends the session and passes the 401 on', async (_name, respond) => {
    const server = createTokenServer(() => odd(respond()));
    const { client, local } = createTestClient(server);
    await expect(listVoices(client)).rejects.toThrow(http401);
    expect(client.session.getSnapshot()).toMatchObject({ status: 'signed-out', user: null });
    expect(local).toHaveLength(0);
    expect(server.to('/voices/list')).toHaveLength(1);
  });

  it('ends the session once for all waiting calls', async () => {
    const server = createTokenServer(() => json({ detail: 'No.' }, 401));
    const { client } = createTestClient(server);
    const calls = Array.from({ length: 20 }, () => listVoices(client));
    const results = await Promise.allSettled(calls);
    expect(results).toEqual(calls.map(() => ({ status: 'rejected', reason: http401 })));
    expect(refreshes(server)).toHaveLength(1);
  });

  // Specification: errors.1
  it('is not sent without a refresh token: the session ends', async () => {
    const server = createTokenServer();
    const { client, local } = createTestClient(server, { access_token: 'access-1' });
    await expect(listVoices(client)).rejects.toThrow(http401);
    expect(refreshes(server)).toHaveLength(0);
    expect(client.session.getSnapshot().status).toBe('signed-out');
    expect(local).toHaveLength(0);
  });
});

describe('a refresh without a response', () => {
  // Specification: readings.7
  it('keeps the session, and the call fails as a network error', async () => {
    const server = createTokenServer(offline);
    const { client, local } = createTestClient(server);
    await expect(listVoices(client)).rejects.toThrow(networkError);
    expect(local.getItem('access_token')).toBe('access-1');
    expect(local.getItem('refresh_token')).toBe('refresh-1');
    expect(client.session.getSnapshot().status).toBe('authenticating');
  });

  it('is sent once in an outage, not once per call, and again later', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    const server = createTokenServer(offline);
    const { client } = createTestClient(server);
    for (let call = 0; call < 10; call += 1) {
      await expect(listVoices(client)).rejects.toThrow(networkError);
    }
    expect(refreshes(server)).toHaveLength(1);

    await vi.advanceTimersByTimeAsync(1_001);
    server.answer = createTokenServer().answer;
    await expect(listVoices(client)).resolves.toEqual([]);
    expect(refreshes(server)).toHaveLength(2);
  });
});

describe('an outage in a browser that refuses locks', () => {
  const denial = () => Promise.reject(new DOMException('Denied', 'SecurityError'));

  it('sends one refresh per second from a tab, however many calls it makes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const locks = { request: denial, query: denial };
    const server = createTokenServer(offline);
    const { client } = createTestClient(server, SIGNED_IN, { locks });
    const call = async (milliseconds: number) => {
      const outcome = Promise.allSettled([listVoices(client)]);
      await settled();
      // The lease must be held for a moment before it counts.
      await vi.advanceTimersByTimeAsync(milliseconds);
      expect(await outcome).toEqual([{ status: 'rejected', reason: networkError }]);
    };
    await call(200);
    await call(800);
    expect(refreshes(server)).toHaveLength(1);
    await call(200);
    expect(refreshes(server)).toHaveLength(2);
  });
});

describe('during a refresh', () => {
  /** Starts a call that waits for a refresh, which waits for the test. */
  async function begin(stored: Record<string, string> = SIGNED_IN) {
    const pending = deferred<Response>();
    const server = createTokenServer(() => pending.promise);
    const test = createTestClient(server, stored);
    const call = listVoices(test.client);
    const outcome = Promise.allSettled([call]).then(([result]) => result);
    await settled();
    expect(refreshes(server)).toHaveLength(1);
    return { ...test, server, pending, outcome };
  }

  it('no token is written after a sign-out', async () => {
    const { client, local, server, pending, outcome } = await begin();
    const signOut = logout(client).catch(() => undefined);
    pending.resolve(json(NEXT));
    await signOut;
    expect(await outcome).toEqual({ status: 'rejected', reason: http401 });
    expect(local).toHaveLength(0);
    expect(client.session.getSnapshot().status).toBe('signed-out');
    expect(server.to('/voices/list')).toHaveLength(1);
  });

  it('a sign-out remains in effect if the refresh then gets no response', async () => {
    const { client, local, pending, outcome } = await begin();
    client.session.end();
    pending.reject(new TypeError('Failed to fetch'));
    expect(await outcome).toEqual({ status: 'rejected', reason: http401 });
    expect(local).toHaveLength(0);
  });

  it('another user who signs in keeps their tokens, and nothing is replayed in their name', async () => {
    const { client, local, server, pending, outcome } = await begin();
    const { answer } = server;
    server.answer = (request) => {
      if (request.url === '/auth/login') {
        return json({ access_token: 'grace-1', refresh_token: 'grace-r1' });
      }
      return request.url === '/auth/me' ? json(GRACE) : answer(request);
    };
    client.session.end();
    await login(client, { identifier: 'grace', password: 'secret-12' });
    pending.resolve(json(NEXT));
    expect(await outcome).toEqual({ status: 'rejected', reason: http401 });
    expect(local.getItem('access_token')).toBe('grace-1');
    expect(local.getItem('refresh_token')).toBe('grace-r1');
    expect(server.to('/voices/list')).toHaveLength(1);
    expect(client.session.getSnapshot().user?.username).toBe('grace');
  });

  it('a refusal of the old pair does not end another user’s session', async () => {
    const { client, local, server, pending, outcome } = await begin();
    client.session.end();
    server.answer = ({ url }) =>
      url === '/auth/login'
        ? json({ access_token: 'grace-1', refresh_token: 'grace-r1' })
        : json(GRACE);
    await login(client, { identifier: 'grace', password: 'secret-12' });
    pending.resolve(json({ detail: 'No.' }, 401));
    await outcome;
    expect(local.getItem('access_token')).toBe('grace-1');
    expect(client.session.getSnapshot().status).toBe('signed-in');
  });

  it('a cancelled call rejects at once, and the others still succeed', async () => {
    const pending = deferred<Response>();
    const server = createTokenServer(() => pending.promise);
    const { client } = createTestClient(server);
    const controller = new AbortController();
    const leaving = listVoices(client, { signal: controller.signal });
    const staying = listVoices(client);
    await settled();
    controller.abort();
    await expect(leaving).rejects.toThrow(expect.objectContaining({ kind: 'aborted' }));
    pending.resolve(json(NEXT));
    await expect(staying).resolves.toEqual([]);
    expect(refreshes(server)).toHaveLength(1);
    expect(server.to('/voices/list')).toHaveLength(3);
  });

  it('no new token is written to a storage that was cleared manually', async () => {
    const { local, pending, outcome } = await begin();
    local.clear();
    pending.resolve(json(NEXT));
    expect(await outcome).toEqual({ status: 'rejected', reason: http401 });
    expect(local).toHaveLength(0);
  });

  it('a sibling’s newer pair is adopted if our own is refused', async () => {
    const { local, server, pending, outcome } = await begin();
    local.setItem('refresh_token', 'refresh-2');
    local.setItem('access_token', 'access-2');
    pending.resolve(json({ detail: 'Used already.' }, 401));
    expect(await outcome).toEqual({ status: 'fulfilled', value: [] });
    expect(local.getItem('refresh_token')).toBe('refresh-2');
    expect(server.to('/voices/list').map(({ token }) => token)).toEqual(['access-1', 'access-2']);
  });

  it('a sibling’s newer pair is not overwritten by ours', async () => {
    const { local, pending, outcome } = await begin();
    local.setItem('refresh_token', 'refresh-9');
    local.setItem('access_token', 'access-2');
    pending.resolve(json({ access_token: 'access-3', refresh_token: 'refresh-3' }));
    expect(await outcome).toEqual({ status: 'fulfilled', value: [] });
    expect(local.getItem('refresh_token')).toBe('refresh-9');
  });

  it('a sibling’s token of another user is not adopted', async () => {
    const { local, server, pending, outcome } = await begin();
    local.setItem('refresh_token', 'grace-r1');
    local.setItem('access_token', 'grace-1');
    local.setItem('user', JSON.stringify(GRACE));
    pending.resolve(json({ detail: 'No.' }, 401));
    expect(await outcome).toEqual({ status: 'rejected', reason: http401 });
    expect(server.to('/voices/list')).toHaveLength(1);
    expect(local.getItem('access_token')).toBe('grace-1');
  });
});

describe('the lock across tabs', () => {
  const LOCK = /^lectern-token-refresh /;

  /**
   * Starts a client whose call waits for another tab, which holds the lock of every token until released.
   */
  function waitForSibling() {
    const locks = createFakeLocks();
    const sibling = deferred<undefined>();
    const { request } = locks;
    const hold = vi.spyOn(locks, 'request').mockImplementationOnce((name, work) => {
      void request(name, () => sibling.promise);
      return request(name, work as LockGrantedCallback<unknown>);
    });
    const server = createTokenServer();
    const test = createTestClient(server, SIGNED_IN, { locks });
    return { ...test, server, hold, letGo: () => sibling.resolve(undefined) };
  }

  it('waits for a sibling’s pair that is slow to arrive in storage', async () => {
    const locks = createFakeLocks();
    await createRefreshMarks(locks).set('renewed', 'access-1');
    const server = createTokenServer();
    const { client, local } = createTestClient(server, SIGNED_IN, { locks });
    const call = listVoices(client);
    await settled();
    expect(refreshes(server)).toHaveLength(0);
    local.setItem('refresh_token', 'refresh-2');
    local.setItem('access_token', 'access-2');
    await expect(call).resolves.toEqual([]);
    expect(refreshes(server)).toHaveLength(0);
  });

  it('does not send a token that a sibling has used, even if its new pair never arrives', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const locks = createFakeLocks();
    await createRefreshMarks(locks).set('renewed', 'access-1');
    const server = createTokenServer();
    const { client, local } = createTestClient(server, SIGNED_IN, { locks });
    const outcome = Promise.allSettled([listVoices(client)]);
    await settled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toEqual([{ status: 'rejected', reason: networkError }]);
    expect(refreshes(server)).toHaveLength(0);
    expect(local.getItem('refresh_token')).toBe('refresh-1');
  });

  it('sends nothing for a session that a sibling has ended, even if storage never shows it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const locks = createFakeLocks();
    await createRefreshMarks(locks).set('ended', 'refresh-1');
    const server = createTokenServer();
    const { client, local } = createTestClient(server, SIGNED_IN, { locks });
    const outcome = Promise.allSettled([listVoices(client)]);
    await settled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toEqual([{ status: 'rejected', reason: http401 }]);
    expect(refreshes(server)).toHaveLength(0);
    expect(client.session.getSnapshot().status).toBe('signed-out');
    expect(local).toHaveLength(0);
  });

  it('is requested once, and a token that a sibling has written in the meantime is adopted', async () => {
    const { client, local, server, hold, letGo } = waitForSibling();
    const calls = Promise.all([listVoices(client), listVoices(client)]);
    await settled();
    expect(hold.mock.calls.filter(([name]) => LOCK.test(name))).toHaveLength(1);
    expect(refreshes(server)).toHaveLength(0);
    local.setItem('refresh_token', 'refresh-2');
    local.setItem('access_token', 'access-2');
    letGo();
    await expect(calls).resolves.toEqual([[], []]);
    expect(refreshes(server)).toHaveLength(0);
  });

  it('continues with the refresh token that a sibling has left, not with the used one', async () => {
    const { client, local, server, letGo } = waitForSibling();
    const call = listVoices(client);
    await settled();
    local.setItem('refresh_token', 'refresh-8');
    letGo();
    await expect(call).resolves.toEqual([]);
    expect(refreshes(server).map(({ body }) => body)).toEqual([{ refresh_token: 'refresh-8' }]);
  });

  it.each([
    ['marks the access token that it has renewed', 'access-2', 1],
    ['marks none where the server gives the same one again', 'access-1', 0],
  ])('%s', async (_name, access_token, count) => {
    const locks = createFakeLocks();
    const server = createTokenServer(() => json({ access_token, refresh_token: 'refresh-2' }));
    await listVoices(createTestClient(server, SIGNED_IN, { locks }).client).catch(() => undefined);
    const { held = [] } = await locks.query();
    expect(held.filter(({ name }) => name?.startsWith('lectern-token-renewed'))).toHaveLength(
      count,
    );
  });

  it('sends nothing if the user signed out while waiting', async () => {
    const { client, server, letGo } = waitForSibling();
    const call = listVoices(client);
    await settled();
    client.session.end();
    letGo();
    await expect(call).rejects.toThrow(http401);
    expect(refreshes(server)).toHaveLength(0);
  });

  it('sends nothing in the name of another user who signed in while it waited', async () => {
    const { client, local, server, letGo } = waitForSibling();
    const call = listVoices(client);
    await settled();
    client.session.begin({ accessToken: 'grace-1', refreshToken: 'grace-r1' });
    letGo();
    await expect(call).rejects.toThrow(http401);
    expect(refreshes(server)).toHaveLength(0);
    expect(local.getItem('refresh_token')).toBe('grace-r1');
  });

  it('is not requested if the new token is already there', async () => {
    const { client, local, hold } = waitForSibling();
    const call = listVoices(client);
    local.setItem('access_token', 'access-2');
    await expect(call).resolves.toEqual([]);
    expect(hold).not.toHaveBeenCalled();
  });
});

describe('the owner of the new pair', () => {
  const eve = { username: 'eve', email: 'eve@example.com' };

  /** A server whose response determines the owner of the new token. */
  function createServerOf(whose: () => Response | Promise<Response>) {
    const server = createTokenServer();
    const { answer } = server;
    server.answer = (request) =>
      request.url === '/auth/me' && request.token === 'access-2' ? whose() : answer(request);
    return server;
  }

  it('is checked before the token is used, and another user’s token ends the session', async () => {
    const server = createServerOf(() => json(eve));
    const { client, local } = createTestClient(server);
    await expect(listVoices(client)).rejects.toThrow(http401);
    expect(server.to('/voices/list').map(({ token }) => token)).toEqual(['access-1']);
    expect(client.session.getSnapshot()).toMatchObject({ status: 'signed-out', user: null });
    expect(local).toHaveLength(0);
  });

  it.each([
    ['a changed name', { ...ADA, name: 'Ada Lovelace' }],
    ['a changed address', { ...ADA, email: 'ada@example.org' }],
    ['a changed username', { ...ADA, username: 'lovelace' }],
    ['nothing about the user', {}],
  ])('is the same user if the server responds with %s', async (_name, record) => {
    const server = createServerOf(() => json(record));
    const { client, local } = createTestClient(server);
    await expect(listVoices(client)).resolves.toEqual([]);
    expect(local.getItem('access_token')).toBe('access-2');
  });

  it.each([
    ['a 500', () => json({}, 500)],
    ['a 404', () => json({}, 404)],
    ['a page', () => odd(text('<html></html>'))],
  ])('is assumed to be the same user if the server responds with %s', async (_name, whose) => {
    const { client } = createTestClient(createServerOf(whose));
    await expect(listVoices(client)).resolves.toEqual([]);
  });

  it('is requested again later after a network failure, and the used token is gone', async () => {
    const server = createServerOf(offline);
    const { client, local } = createTestClient(server);
    await expect(listVoices(client)).rejects.toThrow(networkError);
    expect(server.to('/voices/list')).toHaveLength(1);
    expect(local.getItem('access_token')).toBe('access-1');
    expect(local.getItem('refresh_token')).toBe('refresh-2');
    expect(client.session.getSnapshot().status).toBe('authenticating');
  });

  it('is not checked if no user is known yet', async () => {
    const server = createServerOf(() => json(eve));
    const { access_token, refresh_token } = SIGNED_IN;
    const { client } = createTestClient(server, { access_token, refresh_token });
    await expect(listVoices(client)).resolves.toEqual([]);
    expect(server.to('/auth/me')).toHaveLength(0);
  });
});

describe('clocks', () => {
  it.each([
    ['fast', 600_000],
    ['slow', -600_000],
  ])('that are ten minutes %s change nothing, because no expiry is read', async (_name, offset) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset });
    const server = createTokenServer();
    await expect(listVoices(createTestClient(server).client)).resolves.toEqual([]);
    expect(refreshes(server)).toHaveLength(1);
  });
});
