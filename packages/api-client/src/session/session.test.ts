// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createApiClient,
  createMemoryStorage,
  getCurrentUser,
  listVoices,
  login,
  logout,
  readCurrentProjectId,
  writeCurrentProjectId,
} from '../index.ts';
import {
  ADA,
  createFakeServer,
  createTestClient,
  deferred,
  GRACE,
  json,
  odd,
  offline,
  type SeenRequest,
  settled,
  SIGNED_IN,
} from '../testing/fakeServer.ts';

const TOKENS = { access_token: 'access-1', refresh_token: 'refresh-1' };
const CREDENTIALS = { identifier: 'ada', password: 'secret-12' };
const logged = vi.spyOn(console, 'error');
const warned = vi.spyOn(console, 'warn');

const routes =
  (answers: Record<string, () => Response | Promise<Response>>) =>
  ({ url }: SeenRequest) =>
    answers[url]?.() ?? json([]);

beforeEach(() => {
  logged.mockReset().mockImplementation(() => undefined);
  warned.mockReset().mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('signing in', () => {
  // Specification: entities.1, entities.2, states.3
  it('stores both tokens, then fetches and stores the user', async () => {
    const record = { ...ADA, extra: 1 };
    const server = createFakeServer(
      routes({ '/auth/login': () => json(TOKENS), '/auth/me': () => json(record) }),
    );
    const { client, local } = createTestClient(server, {});
    expect(client.session.getSnapshot()).toMatchObject({ status: 'signed-out', user: null });

    await expect(login(client, CREDENTIALS)).resolves.toMatchObject({ displayName: 'ada' });
    expect(server.seen.map(({ url, token }) => [url, token])).toEqual([
      ['/auth/login', null],
      ['/auth/me', 'access-1'],
    ]);
    expect(local.getItem('access_token')).toBe('access-1');
    expect(local.getItem('refresh_token')).toBe('refresh-1');
    expect(JSON.parse(local.getItem('user') ?? '')).toEqual(record);
    expect(client.session.getSnapshot()).toMatchObject({
      status: 'signed-in',
      user: { username: 'ada' },
    });
  });

  it('shows the app as signed in only once the user is known', async () => {
    const me = deferred<Response>();
    const server = createFakeServer(
      routes({ '/auth/login': () => json(TOKENS), '/auth/me': () => me.promise }),
    );
    const { client } = createTestClient(server, {});
    const signIn = login(client, CREDENTIALS);
    await settled();
    expect(client.session.getSnapshot().status).toBe('signed-out');
    me.resolve(json(ADA));
    await signIn;
    expect(client.session.getSnapshot().status).toBe('signed-in');
  });

  it.each([
    ['offline', offline],
    ['with a fault of the server', () => json({}, 500)],
  ])('succeeds even if the user cannot be fetched: %s', async (_name, respond) => {
    const server = createFakeServer(
      routes({ '/auth/login': () => json(TOKENS), '/auth/me': respond }),
    );
    const { client, local } = createTestClient(server, {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const signIn = login(client, CREDENTIALS);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(signIn).resolves.toBeNull();
    expect(client.session.getSnapshot()).toMatchObject({ status: 'signed-in', user: null });
    expect(local.getItem('access_token')).toBe('access-1');
  });

  it('knows the user of a server that fails twice', async () => {
    const answers = [json({}, 502), json({}, 502), json(ADA)];
    const server = createFakeServer(
      routes({
        '/auth/login': () => json(TOKENS),
        '/auth/me': () => answers.shift() ?? json({}, 500),
      }),
    );
    const { client } = createTestClient(server, {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const signIn = login(client, CREDENTIALS);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(signIn).resolves.toMatchObject({ username: 'ada' });
    expect(client.session.getSnapshot()).toMatchObject({ user: { username: 'ada' } });
  });

  it('fails if the new token is refused at once', async () => {
    const server = createFakeServer(({ url }) =>
      url === '/auth/login' ? json(TOKENS) : json({}, 401),
    );
    const { client, local } = createTestClient(server, {});
    await expect(login(client, CREDENTIALS)).rejects.toThrow(
      expect.objectContaining({ status: 401 }),
    );
    expect(client.session.getSnapshot().status).toBe('signed-out');
    expect(local).toHaveLength(0);
  });

  it('leaves a session alone that another tab started before its refusal arrived', async () => {
    const refused = deferred<Response>();
    const server = createFakeServer(({ url }) =>
      url === '/auth/login' ? json(TOKENS) : refused.promise,
    );
    const { client, local } = createTestClient(server, {});
    const outcome = Promise.allSettled([login(client, CREDENTIALS)]);
    await settled();
    local.setItem('access_token', 'access-of-other-tab');
    client.session.sync('sign-out');
    refused.resolve(json({}, 401));
    const [result] = await outcome;
    expect(result).toMatchObject({ status: 'rejected', reason: { status: 401 } });
    expect(local.getItem('access_token')).toBe('access-of-other-tab');
  });

  it('can be ended for good before the user is known', async () => {
    const me = deferred<Response>();
    const server = createFakeServer(
      routes({ '/auth/login': () => json(TOKENS), '/auth/me': () => me.promise }),
    );
    const { client, local } = createTestClient(server, {});
    const signIn = login(client, CREDENTIALS);
    await settled();
    client.session.end();
    me.resolve(json(ADA));
    await signIn;
    expect(client.session.getSnapshot()).toEqual({
      status: 'signed-out',
      user: null,
      generation: 2,
      isKept: true,
    });
    expect(local).toHaveLength(0);
  });

  it('writes nothing if the credentials are wrong', async () => {
    const server = createFakeServer(() => json({ detail: 'No.' }, 401));
    const { client, local } = createTestClient(server, {});
    await expect(login(client, CREDENTIALS)).rejects.toThrow('No.');
    expect(local).toHaveLength(0);
    expect(client.session.getSnapshot().generation).toBe(0);
  });

  it('keeps no data of the previous user while the next one is unknown', async () => {
    const server = createFakeServer(
      routes({ '/auth/login': () => json(TOKENS), '/auth/me': offline }),
    );
    const { client, local } = createTestClient(server);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const signIn = login(client, CREDENTIALS);
    await vi.advanceTimersByTimeAsync(10_000);
    await signIn;
    expect(local.getItem('user')).toBeNull();
    expect(client.session.getSnapshot().user).toBeNull();
  });
});

describe('on load', () => {
  // Specification: states.1
  it('is signed out without a token and sends nothing', async () => {
    const server = createFakeServer();
    const { client } = createTestClient(server, { user: JSON.stringify(ADA) });
    client.start()();
    await settled();
    expect(client.session.getSnapshot()).toEqual({
      status: 'signed-out',
      user: null,
      generation: 0,
      isKept: true,
    });
    expect(server.seen).toEqual([]);
  });

  // Specification: states.2
  it('is authenticating with the stored user until the server responds', async () => {
    const me = deferred<Response>();
    const server = createFakeServer(() => me.promise);
    const { client } = createTestClient(server);
    const stop = client.start();
    expect(client.session.getSnapshot()).toMatchObject({
      status: 'authenticating',
      user: { username: 'ada' },
    });
    me.resolve(json({ ...ADA, name: 'Ada Example' }));
    await settled();
    expect(client.session.getSnapshot()).toMatchObject({
      status: 'signed-in',
      user: { name: 'Ada Example' },
    });
    stop();
  });

  it('sends one request despite a double mount', async () => {
    const server = createFakeServer(() => json(ADA));
    const { client } = createTestClient(server);
    client.start()();
    const stop = client.start();
    await settled();
    expect(server.to('/auth/me')).toHaveLength(1);
    expect(client.session.getSnapshot().status).toBe('signed-in');
    stop();
  });

  it.each([
    ['offline', offline],
    ['with a fault of the server', () => json({}, 503)],
    ['with an answer that cannot be read', () => odd(json([]))],
  ])('keeps the session and the stored user %s', async (_name, respond) => {
    const { client, local } = createTestClient(createFakeServer(respond));
    const stop = client.start();
    await settled();
    expect(client.session.getSnapshot()).toMatchObject({
      status: 'signed-in',
      user: { username: 'ada' },
    });
    expect(local.getItem('access_token')).toBe('access-1');
    stop();
  });

  // Specification: states.4
  it('ends if the token is refused after a refresh', async () => {
    const server = createFakeServer(() => json({}, 401));
    const { client, local } = createTestClient(server);
    const stop = client.start();
    await settled();
    expect(client.session.getSnapshot()).toMatchObject({ status: 'signed-out', user: null });
    expect(server.to('/auth/refresh')).toHaveLength(1);
    expect(local).toHaveLength(0);
    stop();
  });

  it('ends if even the refreshed token is refused', async () => {
    const server = createFakeServer(({ url }) =>
      url === '/auth/refresh'
        ? json({ access_token: 'access-2', refresh_token: 'refresh-2' })
        : json({}, 401),
    );
    const { client, local } = createTestClient(server);
    const stop = client.start();
    await settled();
    expect(client.session.getSnapshot().status).toBe('signed-out');
    expect(local).toHaveLength(0);
    stop();
  });

  it.each(['{broken', '"text"', '[]', 'null', ''])('ignores the invalid stored user %j', (user) => {
    const { client } = createTestClient(createFakeServer(), { ...TOKENS, user });
    expect(client.session.getSnapshot()).toMatchObject({ status: 'authenticating', user: null });
  });

  it('fetches a missing name as soon as the network is back', async () => {
    const server = createFakeServer(offline);
    const { client } = createTestClient(server, TOKENS);
    const stop = client.start();
    await settled();
    expect(client.session.getSnapshot()).toMatchObject({ status: 'signed-in', user: null });
    server.answer = () => json(ADA);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(client.session.getSnapshot().user?.username).toBe('ada');
    window.dispatchEvent(new Event('online'));
    expect(server.to('/auth/me')).toHaveLength(2);
    stop();
  });

  it('ignores a response for a session that has ended', async () => {
    const me = deferred<Response>();
    const { client, local } = createTestClient(createFakeServer(() => me.promise));
    const stop = client.start();
    client.session.end();
    me.resolve(json(ADA));
    await settled();
    expect(client.session.getSnapshot()).toMatchObject({ status: 'signed-out', user: null });
    expect(local).toHaveLength(0);
    stop();
  });
});

describe('signing out', () => {
  // Specification: shell.13, shell.23, states.5, readings.6
  it('clears everything before the server responds, and sends the token to it', async () => {
    const answer = deferred<Response>();
    const server = createFakeServer(() => answer.promise);
    const { client, local } = createTestClient(server);
    writeCurrentProjectId(client, 'p1');
    const signOut = logout(client);
    expect(local).toHaveLength(0);
    expect(client.session.getSnapshot()).toMatchObject({ status: 'signed-out', user: null });
    expect(readCurrentProjectId(client)).toBeNull();
    expect(server.seen).toMatchObject([{ method: 'POST', url: '/auth/logout', token: 'access-1' }]);
    answer.resolve(odd(new Response('<html>', { status: 200 })));
    await expect(signOut).resolves.toBeUndefined();
  });

  // Specification: errors.12
  it.each([
    ['a 500', () => json({}, 500), { kind: 'http', status: 500 }],
    ['a 401', () => json({}, 401), { kind: 'http', status: 401 }],
    ['nothing', offline, { kind: 'network' }],
  ])('holds where the server answers with %s, which is logged and passed on', async (...row) => {
    const [, respond, error] = row;
    const server = createFakeServer(respond);
    const { client, local } = createTestClient(server);
    await expect(logout(client)).rejects.toThrow(expect.objectContaining(error));
    expect(logged).toHaveBeenCalledTimes(1);
    expect(local).toHaveLength(0);
    expect(server.seen).toHaveLength(1);
  });

  it('notifies listeners once, and only while they are subscribed', async () => {
    const { client } = createTestClient(createFakeServer(() => odd(json({}))));
    const listener = vi.fn<() => void>();
    const stop = client.session.subscribe(listener);
    client.session.end();
    client.session.end();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    await login(client, CREDENTIALS).catch(() => undefined);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a call without a stored token', () => {
  // Specification: calls.2
  it('is sent without the header and warns once', async () => {
    const server = createFakeServer(() => json([]));
    const { client } = createTestClient(server, {});
    await listVoices(client);
    expect(server.seen[0]?.token).toBeNull();
    expect(warned.mock.calls).toEqual([
      ['No access token is stored: /voices/list is called without one'],
    ]);
  });

  it('does not warn if there is a token', async () => {
    await listVoices(createTestClient(createFakeServer(() => json([]))).client);
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('the user fetch', () => {
  // Specification: errors.11
  it('is logged and passed on where it fails', async () => {
    const { client } = createTestClient(createFakeServer(() => json({}, 500)));
    await expect(getCurrentUser(client)).rejects.toThrow(expect.objectContaining({ status: 500 }));
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('is not logged if the caller cancelled it', async () => {
    const { client } = createTestClient(createFakeServer());
    const call = getCurrentUser(client, { signal: AbortSignal.abort() });
    await expect(call).rejects.toThrow(expect.objectContaining({ kind: 'aborted' }));
    expect(logged).not.toHaveBeenCalled();
  });

  it('returns the same user object for an equal response', async () => {
    const { client } = createTestClient(createFakeServer(() => json(ADA)));
    await getCurrentUser(client);
    const before = client.session.getSnapshot();
    await getCurrentUser(client);
    expect(client.session.getSnapshot()).toBe(before);
  });
});

describe('the current project', () => {
  // Specification: entities.3
  it('is kept in session storage under current_project_id', () => {
    const { client, session } = createTestClient(createFakeServer());
    expect(readCurrentProjectId(client)).toBeNull();
    writeCurrentProjectId(client, 'p1');
    expect(session.getItem('current_project_id')).toBe('p1');
    expect(readCurrentProjectId(client)).toBe('p1');
    writeCurrentProjectId(client, null);
    expect(session.getItem('current_project_id')).toBeNull();
  });

  const signInAs = async (user: object) => {
    const server = createFakeServer(
      routes({ '/auth/login': () => json(TOKENS), '/auth/me': () => json(user) }),
    );
    const { client } = createTestClient(server);
    writeCurrentProjectId(client, 'p1');
    client.session.end();
    await login(client, CREDENTIALS);
    return readCurrentProjectId(client);
  };

  it('is kept for the same user after the session ends', async () => {
    expect(await signInAs(ADA)).toBe('p1');
  });

  it('is removed for another user', async () => {
    expect(await signInAs(GRACE)).toBeNull();
  });

  it('is kept for a user whose name and email have changed', async () => {
    expect(await signInAs({ ...ADA, name: 'Ada King', email: 'king@example.com' })).toBe('p1');
  });

  /** Signs in after the tab was reloaded at the login page. */
  const signInAfterReload = async (user: object) => {
    const server = createFakeServer(
      routes({ '/auth/login': () => json(TOKENS), '/auth/me': () => json(user) }),
    );
    const { client: before, session: sessionStorage } = createTestClient(server);
    writeCurrentProjectId(before, 'p1');
    before.session.end();
    const { client } = createTestClient(server, {}, { sessionStorage });
    await login(client, CREDENTIALS);
    return readCurrentProjectId(client);
  };

  it('is kept for the same user after a reload at the login page', async () => {
    expect(await signInAfterReload(ADA)).toBe('p1');
  });

  it('is removed for another user after a reload at the login page', async () => {
    expect(await signInAfterReload(GRACE)).toBeNull();
  });

  it('without an owner belongs to the first user who is known', () => {
    const sessionStorage = createMemoryStorage({ current_project_id: 'p1' });
    const { client, local } = createTestClient(createFakeServer(), SIGNED_IN, { sessionStorage });
    client.session.end();
    expect(readCurrentProjectId(client)).toBe('p1');
    for (const [key, text] of Object.entries({ ...SIGNED_IN, user: JSON.stringify(GRACE) })) {
      local.setItem(key, text);
    }
    client.session.sync('sign-out');
    expect(readCurrentProjectId(client)).toBeNull();
  });

  it('names no one while it waits for its user', () => {
    const { client, session } = createTestClient(createFakeServer());
    writeCurrentProjectId(client, 'p1');
    client.session.end();
    const kept = Array.from(session, (_, index) => session.getItem(session.key(index) ?? ''));
    expect(kept).toHaveLength(2);
    expect(kept.join()).not.toMatch(/ada/iu);
  });
});

describe('an access token that no header can carry', () => {
  const TOKENS = ['line\nbreak', 'beyond Latin-1: ☃', 'NUL \u0000', 'return\r\nX-Evil: 1'];

  it.each(TOKENS)('is cleared from storage and starts no session: %j', (access_token) => {
    const server = createFakeServer();
    const { client, local } = createTestClient(server, { ...SIGNED_IN, access_token });
    expect(client.session.getSnapshot()).toMatchObject({ status: 'signed-out', user: null });
    expect(local).toHaveLength(0);
    expect(server.seen).toEqual([]);
  });

  it.each(TOKENS)('is renewed if it gets into storage later: %j', async (access_token) => {
    const server = createFakeServer(({ url, token }) => {
      if (url === '/auth/refresh') {
        return json({ access_token: 'access-2', refresh_token: 'refresh-2' });
      }
      if (token !== 'access-2') return json({}, 401);
      return json(url === '/auth/me' ? ADA : []);
    });
    const { client, local } = createTestClient(server);
    // The first call is sent without a token, although one is stored.
    server.tokens = null;
    local.setItem('access_token', access_token);
    await expect(listVoices(client)).resolves.toEqual([]);
    expect(local.getItem('access_token')).toBe('access-2');
  });

  it('is rejected if the server returns it: the sign-in fails', async () => {
    const server = createFakeServer(() =>
      odd(json({ access_token: 'line\nbreak', refresh_token: 'refresh-1' })),
    );
    const { client, local } = createTestClient(server, {});
    const credentials = { identifier: 'ada', password: 'secret-12' };
    await expect(login(client, credentials)).rejects.toThrow(
      expect.objectContaining({ kind: 'invalid-response' }),
    );
    expect(local).toHaveLength(0);
  });
});

describe('a storage that fails', () => {
  const throwing = new Proxy(createMemoryStorage(), {
    get: () => () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });

  it('is replaced by memory for the lifetime of the page', async () => {
    const server = createFakeServer(
      routes({ '/auth/login': () => json(TOKENS), '/auth/me': () => json(ADA) }),
    );
    const client = createApiClient({
      fetch: server.fetch,
      localStorage: throwing,
      sessionStorage: throwing,
    });
    await login(client, CREDENTIALS);
    writeCurrentProjectId(client, 'p1');
    await listVoices(client);
    expect(server.to('/voices/list')[0]?.token).toBe('access-1');
    expect(readCurrentProjectId(client)).toBe('p1');
    client.session.end();
    await listVoices(client);
    expect(server.to('/voices/list')[1]?.token).toBeNull();
  });

  /** A server that accepts only the second pair. */
  const createRenewingServer = () =>
    createFakeServer(({ url, token }) => {
      if (url === '/auth/refresh') {
        return json({ access_token: 'access-2', refresh_token: 'refresh-2-longer' });
      }
      if (token !== 'access-2') return json({}, 401);
      return json(url === '/auth/me' ? ADA : []);
    });

  it('that is full keeps the new pair in memory, reports it, and forgets the used token', async () => {
    const { client, local } = createTestClient(createRenewingServer());
    local.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    await listVoices(client);
    await expect(listVoices(client)).resolves.toEqual([]);
    expect(client.session.readAccessToken()).toBe('access-2');
    expect(client.session.getSnapshot()).toMatchObject({ isKept: false });
    // After a reload there is no refresh token, rather than a used one.
    expect(local.getItem('refresh_token')).toBeNull();
    client.session.end();
    expect(client.session.getSnapshot()).toMatchObject({ status: 'signed-out', isKept: true });
    expect(local).toHaveLength(0);
  });

  it('that has no room left drops the user, who can be fetched again, to make room for the tokens', async () => {
    const { client, local } = createTestClient(createRenewingServer());
    const setItem = local.setItem.bind(local);
    const size = () =>
      Array.from({ length: local.length }, (_, place) => local.key(place) ?? '').reduce(
        (sum, key) => sum + key.length + (local.getItem(key) ?? '').length,
        0,
      );
    const quota = size();
    local.setItem = (key, value) => {
      const before = local.getItem(key);
      setItem(key, value);
      if (size() <= quota) return;
      if (before === null) local.removeItem(key);
      else setItem(key, before);
      throw new DOMException('Full', 'QuotaExceededError');
    };
    await expect(listVoices(client)).resolves.toEqual([]);
    expect(local.getItem('refresh_token')).toBe('refresh-2-longer');
    expect(local.getItem('access_token')).toBe('access-2');
    expect(local.getItem('user')).toBeNull();
    expect(client.session.getSnapshot()).toMatchObject({
      isKept: true,
      user: { username: 'ada' },
    });
  });

  it('that was cleared manually ends the session at the next refusal', async () => {
    const server = createFakeServer(() => json({}, 401));
    const { client, local } = createTestClient(server, SIGNED_IN);
    local.clear();
    await expect(listVoices(client)).rejects.toThrow(expect.objectContaining({ status: 401 }));
    expect(client.session.getSnapshot().status).toBe('signed-out');
    expect(server.seen).toHaveLength(1);
  });
});
