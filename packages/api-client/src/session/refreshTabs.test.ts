import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listVoices, logout } from '../index.ts';
import { createFakeLocks } from '../testing/fakeLocks.ts';
import {
  ADA,
  createFakeServer,
  createTestClient,
  deferred,
  type FakeServer,
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
 * A server with reuse detection, whose refreshes are answered when the test says so. A token that
 * comes twice ends the session, as a stolen one.
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

/** Clients of one browser: each is a tab that a call of its own has told of the expired token. */
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

/** Holds the answer to whose the second pair is. */
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

/** Resolves once what was posted to a channel before has reached everybody. */
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
    'send one refresh token once where its answer takes %d ms, and all go on',
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

  it('that wait for ever let a new one wait too, and a sign-out ends every wait', async () => {
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

  it('have one of them send the token once more where the one that sent it has died', async () => {
    const { server, answers } = createStrictServer();
    const { tabs, locks } = openTabs(server, count);
    await pass(25_000);
    // The server has not seen the first; its tab takes the request with it.
    locks.abandon();
    await pass(60_000);
    expect(sentTokens(server)).toEqual(['refresh-1', 'refresh-1']);
    answers[1]?.();
    await pass(1);
    for (const { outcome } of tabs.slice(1)) expect(await outcome).toEqual(DONE);
    expect(sentTokens(server)).toHaveLength(2);
  });

  it('ask once in an outage, and are all told that there is no network', async () => {
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

  it('have the one that sent it send it again for a user who waits in another, once cancelled', async () => {
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

describe.each([2, 8])('%d tabs that see each other’s writes late', (count) => {
  /** As long as a busy machine takes to tell the other processes. Milliseconds. */
  const LATE = 300;

  function openLateTabs(server: FakeServer) {
    const locks = createFakeLocks();
    return createTabStorages(count, SIGNED_IN, LATE).map((localStorage) => {
      const { client } = createTestClient(server, {}, { locks, localStorage });
      const outcome = Promise.allSettled([listVoices(client)]).then(([result]) => result);
      return { client, localStorage, outcome };
    });
  }

  it('send a token once where it is renewed', async () => {
    const { server, answers } = createStrictServer();
    const tabs = openLateTabs(server);
    await pass(1);
    answers[0]?.();
    await pass(LATE);
    for (const { outcome } of tabs) expect(await outcome).toEqual(DONE);
    expect(sentTokens(server)).toEqual(['refresh-1']);
  });

  it('send a token once where it is refused, and are all signed out', async () => {
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

  it('send no token of a user who signed out in one of them meanwhile', async () => {
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
    'leave the session alone that one of them begins %d ms after in its place',
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

  it('go on with the session that the same user has begun in its place', async () => {
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

describe('a browser without channels between its tabs', () => {
  beforeEach(() => void vi.stubGlobal('BroadcastChannel', undefined));
  afterEach(() => vi.unstubAllGlobals());

  it('sends a token again in the tab whose user asks for it, and nowhere else', async () => {
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
  it('writes nothing over the pair that another one has got meanwhile', async () => {
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

  it('does not end the session where its own answer is a refusal by then', async () => {
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

describe('a tab that asks whose a new pair is', () => {
  it('lets no other tab send the new refresh token meanwhile', async () => {
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

describe('a tab that learns of another user in the middle of a refresh', () => {
  it('gives up, and the next tab sends the token that is still stored', async () => {
    const { server, answers } = createStrictServer();
    const { tabs, local } = openTabs(server, 2);
    await pass(1);
    local.setItem('user', JSON.stringify({ ...ADA, username: 'ada-renamed' }));
    tabs[0]?.client.session.sync(false);
    await pass(1);
    expect(await tabs[0]?.outcome).toEqual(REFUSED);
    expect(sentTokens(server)).toEqual(['refresh-1', 'refresh-1']);
    answers[1]?.();
    await pass(1);
    expect(local.getItem('refresh_token')).toBe('refresh-2');
  });
});

describe('a tab that dies with a new pair in hand', () => {
  it('has stored the new refresh token, which another tab goes on with', async () => {
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
