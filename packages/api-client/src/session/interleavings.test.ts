import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listProjects, login, logout } from '../index.ts';
import { createFakeLocks } from '../testing/fakeLocks.ts';
import {
  createFakeServer,
  createTestClient,
  json,
  type SeenRequest,
} from '../testing/fakeServer.ts';
import { createMemoryStorage } from './memoryStorage.ts';

const USERS = ['ada', 'grace'] as const;
const ACTIONS = ['call', 'call', 'call', 'expire', 'signOut', 'signIn', 'leave'] as const;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const userOf = (token: string) => token.slice(0, token.indexOf('.'));

/** A server with rotating pairs: a token is `<user>.<number>`, and each refresh token works once. */
function createRotatingServer(schedule: () => Promise<unknown>) {
  let count = 0;
  const valid = new Set<string>();
  const refreshTokens = new Set<string>();
  const pairFor = (user: string) => {
    count += 1;
    for (const token of valid) if (token.startsWith(`${user}.`)) valid.delete(token);
    const pair = { access_token: `${user}.${count}`, refresh_token: `${user}.r${count}` };
    valid.add(pair.access_token);
    refreshTokens.add(pair.refresh_token);
    return pair;
  };
  function handle({ url, token, body }: SeenRequest): Response {
    if (url === '/auth/login') return json(pairFor(String(Object(body).identifier)));
    if (url === '/auth/refresh') {
      const refreshToken = String(Object(body).refresh_token);
      const isKnown = refreshTokens.delete(refreshToken);
      return isKnown ? json(pairFor(userOf(refreshToken))) : json({}, 401);
    }
    if (token === null || !valid.has(token)) return json({}, 401);
    return url === '/auth/me' ? json({ username: userOf(token) }) : json({ items: [] });
  }

  return {
    pairFor,
    expire: () => valid.clear(),
    answer: async (request: SeenRequest) => {
      const response = handle(request);
      // The server has decided; the scheduler determines when the response arrives.
      await schedule();
      return response;
    },
  };
}

describe('any interleaving of calls, expiries, sign-outs and sign-ins', () => {
  // Specification: states.6
  it('refreshes each pair once, and sends only tokens of the signed-in user', async () => {
    const property = fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(fc.constantFrom(...ACTIONS), fc.nat({ max: 3 })), {
        minLength: 4,
        maxLength: 14,
      }),
      async (scheduler, steps) => {
        const backend = createRotatingServer(() => scheduler.schedule(Promise.resolve()));
        const server = createFakeServer();
        const { client, local } = createTestClient(server, {
          ...backend.pairFor('ada'),
          user: JSON.stringify({ username: 'ada' }),
        });
        const strays: string[] = [];
        const calls: AbortController[] = [];
        server.answer = (request) => {
          const { url, token } = request;
          const owner = new URL(url, 'http://localhost').searchParams.get('search');
          const isOwn = owner === null || token === null || owner === userOf(token);
          if (!isOwn) strays.push(`${token ?? ''} for a call of ${owner ?? ''}`);
          // The owner of a new token is requested before the token is stored.
          const isNew = url === '/auth/me';
          if (token !== null && !isNew && token !== local.getItem('access_token')) {
            strays.push(token);
          }
          return backend.answer(request);
        };

        const running: Promise<unknown>[] = [];
        const act = (action: (typeof ACTIONS)[number], pick: number) => {
          if (action === 'expire') return backend.expire();
          if (action === 'leave') return calls[pick]?.abort();
          if (action === 'signOut') return running.push(logout(client).catch(() => undefined));
          if (action === 'signIn') {
            const credentials = { identifier: USERS[pick % 2] ?? 'ada', password: 'secret-12' };
            return running.push(login(client, credentials).catch(() => undefined));
          }
          const controller = new AbortController();
          calls.push(controller);
          const token = local.getItem('access_token');
          const params = { search: token === null ? 'nobody' : userOf(token) };
          const call = listProjects(client, params, { signal: controller.signal });
          return running.push(call.catch(() => undefined));
        };
        for (const [action, pick] of steps) {
          act(action, pick);
          await scheduler.waitNext(Math.min(pick, scheduler.count()));
        }
        await scheduler.waitIdle();
        await Promise.all(running);

        expect(strays).toEqual([]);
        const asked = server.to('/auth/refresh').map(({ body }) => Object(body).refresh_token);
        expect(new Set(asked).size).toBe(asked.length);
        // The last sign-in or sign-out wins, and never leaves half of a pair.
        const access = local.getItem('access_token');
        const refresh = local.getItem('refresh_token');
        expect(access === null).toBe(refresh === null);
        expect(access === null || USERS.some((name) => access.startsWith(`${name}.`))).toBe(true);
        expect(client.session.getSnapshot().status === 'signed-out').toBe(access === null);
      },
    );
    await expect(fc.assert(property, { numRuns: 1_000 })).resolves.toBeUndefined();
  }, 60_000);
});

describe('any interleaving of several tabs with an expiring token', () => {
  it('sends each refresh token once, signs no one out, and completes every call', async () => {
    const property = fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 2, max: 8 }),
      fc.array(fc.tuple(fc.constantFrom('call', 'call', 'expire', 'retry'), fc.nat({ max: 7 })), {
        minLength: 4,
        maxLength: 14,
      }),
      async (scheduler, count, steps) => {
        const backend = createRotatingServer(() => scheduler.schedule(Promise.resolve()));
        const server = createFakeServer(backend.answer);
        const localStorage = createMemoryStorage({
          ...backend.pairFor('ada'),
          user: JSON.stringify({ username: 'ada' }),
        });
        const locks = createFakeLocks();
        const tabs = Array.from(
          { length: count },
          () => createTestClient(server, {}, { locks, localStorage }).client,
        );
        const running: Promise<unknown>[] = [];
        let waiting = 0;
        backend.expire();
        for (const [action, pick] of steps) {
          const tab = tabs[pick % count];
          // Not between a refresh and its replays, which would then be refused for good.
          if (action === 'expire' && waiting === 0) backend.expire();
          if (action === 'retry') tab?.retry();
          if (action === 'call' && tab) {
            waiting += 1;
            running.push(listProjects(tab, {}).finally(() => (waiting -= 1)));
          }
          await scheduler.waitNext(Math.min(pick, scheduler.count()));
        }
        await scheduler.waitIdle();
        await Promise.all(running);

        const asked = server.to('/auth/refresh').map(({ body }) => Object(body).refresh_token);
        expect(new Set(asked).size).toBe(asked.length);
        expect(localStorage.getItem('refresh_token')).toMatch(/^ada\./);
        for (const tab of tabs) expect(tab.session.getSnapshot().status).toBe('authenticating');
      },
    );
    await expect(fc.assert(property, { numRuns: 500 })).resolves.toBeUndefined();
  }, 60_000);
});
