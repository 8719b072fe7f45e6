import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listVoices, logout } from '../index.ts';
import { createFakeLocks } from '../testing/fakeLocks.ts';
import {
  ADA,
  createFakeServer,
  createTestClient,
  deferred,
  type FakeServer,
  GRACE,
  json,
  offline,
  settled,
  SIGNED_IN,
} from '../testing/fakeServer.ts';
import { createTabStorages } from '../testing/tabStorages.ts';
import { createMemoryStorage } from './memoryStorage.ts';

const denied = () => json({ detail: 'Could not validate credentials.' }, 401);
const http401 = expect.objectContaining({ kind: 'http', status: 401 });
const networkError = expect.objectContaining({ kind: 'network', status: 0 });

/**
 * A server with reuse detection that responds to refreshes when the test says so. A token that arrives
 * twice ends the session, because it counts as stolen.
 */
function createStrictServer() {
  const valid = new Set<string>();
  const spent = new Set<string>();
  const answers: ((response?: Response | Promise<Response>) => void)[] = [];
  let count = 1;
  function refresh(body: unknown): Promise<Response> {
    const { promise, resolve } = deferred<Response | Promise<Response>>();
    answers.push((response) => {
      const token = String(Object(body).refresh_token);
      if (response) return resolve(response);
      if (spent.has(token)) {
        valid.clear();
        return resolve(denied());
      }
      spent.add(token);
      count += 1;
      valid.add(`access-${count}`);
      resolve(json({ access_token: `access-${count}`, refresh_token: `refresh-${count}` }));
    });
    return promise as Promise<Response>;
  }
  const server = createFakeServer(({ url, body, token }) => {
    if (url === '/auth/refresh') return refresh(body);
    if (url === '/auth/logout') return json({ status: 'success' });
    if (token === null || !valid.has(token)) return denied();
    return json(url === '/auth/me' ? ADA : []);
  });
  return { server, answers, valid };
}

/** Opens clients of one browser. Each is a tab that has learnt from its own call that the token expired. */
function openTabs(server: FakeServer, count: number) {
  const locks = createFakeLocks();
  const localStorage = createMemoryStorage(SIGNED_IN);
  const open = () => {
    const { client } = createTestClient(server, {}, { locks, localStorage });
    const call = listVoices(client);
    const outcome = Promise.allSettled([call]).then(([result]) => result);
    return { client, outcome };
  };
  return { locks, local: localStorage, open, tabs: Array.from({ length: count }, open) };
}

/** Holds back the response about the owner of the second pair. */
function holdWhose(server: FakeServer) {
  const whose = deferred<Response>();
  const { answer } = server;
  server.answer = (request) =>
    request.url === '/auth/me' && request.token === 'access-2' ? whose.promise : answer(request);
  return whose;
}

const sentTokens = (server: FakeServer) =>
  server.to('/auth/refresh').map(({ body }) => String(Object(body).refresh_token));
const DONE = { status: 'fulfilled', value: [] };
const REFUSED = { status: 'rejected', reason: http401 };

async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
}

/** Resolves once every earlier message to a channel has been delivered. */
async function delivered() {
  const [from, to] = [new BroadcastChannel('delivered'), new BroadcastChannel('delivered')];
  await new Promise<void>((resolve) => {
    to.addEventListener('message', () => resolve());
    from.postMessage(null);
  });
  from.close();
  to.close();
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each([2, 8])('%d tabs', (count) => {
  it.each([25_000, 60_000, 3_600_000])(
    'send one refresh token once if its response takes %d ms, and all continue',
    async (milliseconds) => {
      const { server, answers } = createStrictServer();
      const { tabs, local } = openTabs(server, count);
      await pass(milliseconds);
      expect(sentTokens(server)).toEqual(['refresh-1']);
      answers[0]?.();
      await pass(1);
      for (const { outcome } of tabs) expect(await outcome).toEqual(DONE);
      expect(sentTokens(server)).toEqual(['refresh-1']);
      expect(local.getItem('refresh_token')).toBe('refresh-2');
    },
  );

  it('make a new tab wait with them, and stop waiting when the user signs out', async () => {
    const { server } = createStrictServer();
    const { tabs, open, local } = openTabs(server, count);
    await pass(3_600_000);
    const late = open();
    await pass(3_600_000);
    expect(sentTokens(server)).toEqual(['refresh-1']);
    const [owner] = tabs;
    if (!owner) throw new Error('There are tabs');
    void logout(owner.client).catch(() => undefined);
    await pass(1);
    expect(await owner.outcome).toEqual(REFUSED);
    expect(server.to('/auth/refresh')[0]?.signal?.aborted).toBe(true);
    for (const { outcome } of [...tabs, late]) expect(await outcome).toEqual(REFUSED);
    expect(sentTokens(server)).toEqual(['refresh-1']);
    expect(local).toHaveLength(0);
  });

  it('resend the token from one tab after the sending tab has died', async () => {
    const { server, answers } = createStrictServer();
    const { tabs, locks } = openTabs(server, count);
    await pass(25_000);
    // The server has not seen the first request, which is lost with its tab.
    locks.abandon();
    await pass(60_000);
    expect(sentTokens(server)).toEqual(['refresh-1', 'refresh-1']);
    answers[1]?.();
    await pass(1);
    for (const { outcome } of tabs.slice(1)) expect(await outcome).toEqual(DONE);
    expect(sentTokens(server)).toHaveLength(2);
  });

  it('send one refresh in an outage and all fail with a network error', async () => {
    const { server, answers } = createStrictServer();
    const { tabs, local } = openTabs(server, count);
    await pass(25_000);
    answers[0]?.(offline());
    await pass(1);
    for (const { outcome } of tabs) {
      expect(await outcome).toEqual({ status: 'rejected', reason: networkError });
    }
    expect(sentTokens(server)).toHaveLength(1);
    expect(local.getItem('refresh_token')).toBe('refresh-1');
  });

  it('resend from the sending tab, after cancelling, for a user who waits in another', async () => {
    const { server, answers } = createStrictServer();
    const { tabs } = openTabs(server, count);
    await pass(4_999);
    tabs.at(-1)?.client.retry();
    await delivered();
    expect(sentTokens(server)).toHaveLength(1);

    await pass(25_000);
    tabs.at(-1)?.client.retry();
    await delivered();
    expect(sentTokens(server)).toEqual(['refresh-1', 'refresh-1']);
    const [first, second] = server.to('/auth/refresh');
    expect([first?.signal?.aborted, second?.signal?.aborted]).toEqual([true, false]);
    answers[1]?.();
    await pass(1);
    for (const { outcome } of tabs) expect(await outcome).toEqual(DONE);
  });
});

describe.each([2, 8])('%d tabs with delayed storage', (count) => {
  /** Milliseconds that a busy machine takes to notify the other processes. */
  const LATE = 300;

  function openLateTabs(server: FakeServer) {
    const locks = createFakeLocks();
    return createTabStorages(count, SIGNED_IN, LATE).map((localStorage) => {
      const { client } = createTestClient(server, {}, { locks, localStorage });
      const outcome = Promise.allSettled([listVoices(client)]).then(([result]) => result);
      return { client, localStorage, outcome };
    });
  }

  it('send a token once if it is renewed', async () => {
    const { server, answers } = createStrictServer();
    const tabs = openLateTabs(server);
    await pass(1);
    answers[0]?.();
    await pass(LATE);
    for (const { outcome } of tabs) expect(await outcome).toEqual(DONE);
    expect(sentTokens(server)).toEqual(['refresh-1']);
  });

  it('send a token once if it is refused, and are all signed out', async () => {
    const { server, answers } = createStrictServer();
    const tabs = openLateTabs(server);
    await pass(1);
    answers[0]?.(denied());
    await pass(2 * LATE);
    expect(sentTokens(server)).toEqual(['refresh-1']);
    for (const { outcome } of tabs) expect(await outcome).toEqual(REFUSED);
    for (const { localStorage } of tabs) expect(localStorage).toHaveLength(0);
    expect(tabs.map(({ client }) => client.session.getSnapshot().status)).toEqual(
      tabs.map(() => 'signed-out'),
    );
  });

  it('send no token of a user who has signed out in one of them', async () => {
    const { server } = createStrictServer();
    const tabs = openLateTabs(server);
    await pass(1);
    const [owner] = tabs;
    if (!owner) throw new Error('There are tabs');
    void logout(owner.client).catch(() => undefined);
    await pass(2 * LATE);
    expect(sentTokens(server)).toEqual(['refresh-1']);
    for (const { outcome } of tabs) expect(await outcome).toEqual(REFUSED);
  });

  it.each([0, 1, LATE])(
    'do not touch a session that one of them starts %d ms later instead',
    async (milliseconds) => {
      const { server, answers } = createStrictServer();
      const tabs = openLateTabs(server);
      await pass(1);
      answers[0]?.(denied());
      await pass(milliseconds);
      tabs[0]?.client.session.begin({ accessToken: 'access-9', refreshToken: 'refresh-9' });
      await pass(2 * LATE);
      expect(sentTokens(server)).toEqual(['refresh-1']);
      for (const { localStorage } of tabs) {
        expect(localStorage.getItem('access_token')).toBe('access-9');
        expect(localStorage.getItem('refresh_token')).toBe('refresh-9');
      }
    },
  );

  it('continue with the session that the same user has started instead', async () => {
    const { server, answers, valid } = createStrictServer();
    const tabs = openLateTabs(server);
    await pass(1);
    answers[0]?.(denied());
    await settled();
    const session = tabs[0]?.client.session;
    valid.add('access-9');
    session?.settle(session.begin({ accessToken: 'access-9', refreshToken: 'refresh-9' }), ADA);
    await pass(2 * LATE);
    expect(sentTokens(server)).toEqual(['refresh-1']);
    for (const { outcome } of tabs.slice(1)) expect(await outcome).toEqual(DONE);
  });
});

describe('a browser without BroadcastChannel', () => {
  beforeEach(() => void vi.stubGlobal('BroadcastChannel', undefined));
  afterEach(() => vi.unstubAllGlobals());

  it('resends a token only in the tab whose user asks for it', async () => {
    const { server, answers } = createStrictServer();
    const { tabs } = openTabs(server, 2);
    await pass(25_000);
    tabs[1]?.client.retry();
    await pass(1);
    expect(sentTokens(server)).toHaveLength(1);
    tabs[0]?.client.retry();
    await pass(1);
    expect(sentTokens(server)).toHaveLength(2);
    answers[1]?.();
    await pass(1);
    for (const { outcome } of tabs) expect(await outcome).toEqual(DONE);
  });
});

describe('a tab that slept', () => {
  it('does not overwrite the pair that another tab has received in the meantime', async () => {
    const { server, answers } = createStrictServer();
    const { tabs, locks, local } = openTabs(server, 2);
    await pass(25_000);
    // Its lock is lost, and the other tab renews.
    locks.abandon();
    await pass(1);
    answers[1]?.();
    await pass(1);
    expect(await tabs[1]?.outcome).toEqual(DONE);
    answers[0]?.(json({ access_token: 'access-9', refresh_token: 'refresh-9' }));
    await pass(1);
    expect(await tabs[0]?.outcome).toEqual(DONE);
    expect(local.getItem('refresh_token')).toBe('refresh-2');
    expect(local.getItem('access_token')).toBe('access-2');
  });

  it('does not end the session if its own late response is a refusal', async () => {
    const { server, answers } = createStrictServer();
    const { tabs, locks, local } = openTabs(server, 2);
    await pass(25_000);
    locks.abandon();
    await pass(1);
    answers[1]?.();
    await pass(1);
    answers[0]?.(denied());
    await pass(1);
    expect(await tabs[0]?.outcome).toEqual(DONE);
    expect(local.getItem('refresh_token')).toBe('refresh-2');
  });
});

describe('a tab that checks the owner of a new pair', () => {
  it('keeps other tabs from sending the new refresh token in the meantime', async () => {
    const { server, answers } = createStrictServer();
    const whose = holdWhose(server);
    const { tabs, open, local } = openTabs(server, 1);
    await pass(1);
    answers[0]?.();
    await pass(1);
    expect(local.getItem('refresh_token')).toBe('refresh-2');
    const late = open();
    await pass(60_000);
    expect(sentTokens(server)).toEqual(['refresh-1']);
    whose.resolve(json(ADA));
    await pass(1);
    for (const { outcome } of [...tabs, late]) expect(await outcome).toEqual(DONE);
    expect(sentTokens(server)).toEqual(['refresh-1']);
  });
});

describe('a tab that learns of another user during a refresh', () => {
  it('gives up, and the next tab sends the token that is still stored', async () => {
    const { server, answers } = createStrictServer();
    const { tabs, local } = openTabs(server, 2);
    await pass(1);
    local.setItem('user', JSON.stringify(GRACE));
    tabs[0]?.client.session.sync('change');
    await pass(1);
    expect(await tabs[0]?.outcome).toEqual(REFUSED);
    expect(sentTokens(server)).toEqual(['refresh-1', 'refresh-1']);
    answers[1]?.();
    await pass(1);
    expect(local.getItem('refresh_token')).toBe('refresh-2');
  });
});

describe('a tab that dies with a new pair', () => {
  it('has stored the new refresh token, with which another tab continues', async () => {
    const { server, answers } = createStrictServer();
    holdWhose(server);
    const { tabs, locks, local } = openTabs(server, 2);
    await pass(1);
    answers[0]?.();
    await pass(1);
    expect(local.getItem('refresh_token')).toBe('refresh-2');
    expect(local.getItem('access_token')).toBe('access-1');
    locks.abandon();
    await pass(1);
    expect(sentTokens(server)).toEqual(['refresh-1', 'refresh-2']);
    answers[1]?.();
    await pass(1);
    expect(await tabs[1]?.outcome).toEqual(DONE);
    expect(local.getItem('refresh_token')).toBe('refresh-3');
  });
});
