import { expect, onTestFinished } from 'vitest';
import { type ApiClientOptions, createApiClient } from '../client/createApiClient.ts';
import { createMemoryStorage } from '../session/memoryStorage.ts';
import { createFakeLocks } from './fakeLocks.ts';
import { createContractFetch, type Exchange, odd } from './contractFetch.ts';

export { odd };

/** A request from the server's point of view. */
export interface SeenRequest {
  method: string;
  /** Path and query, relative to the base URL. */
  url: string;
  /** The bearer token, or null. */
  token: string | null;
  contentType: string | null;
  /** Parsed JSON, a form's fields, FormData, or null. */
  body: unknown;
  signal: AbortSignal | null;
  /** The arguments of `fetch`. */
  sent: Parameters<typeof fetch>;
}

type Answerer = (request: SeenRequest) => Response | Promise<Response>;

/** Creates a JSON response. */
export function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

/** Creates a response of another type. */
export function text(body: string, type = 'text/html', status = 200): Response {
  return new Response(body, { status, headers: { 'Content-Type': type } });
}

/** Behaves like `fetch` without a network. */
export function offline(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** Creates a promise with exposed `resolve` and `reject`. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((res, rej) => {
    resolve = res;
    reject = rej;
  });
  return { promise, resolve, reject };
}

/** Waits for one turn of the event loop, even with fake timers. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Waits until everything that is ready has run: reading a body takes several turns of the event loop. */
export async function settled(): Promise<void> {
  for (let count = 0; count < 8; count += 1) await turn();
}

/** All exchanges with servers since the last test. */
const exchanges: Exchange[] = [];

/**
 * Returns the faults against the contract in this test so far and keeps it from failing for them: those of
 * any request, and of successful responses not marked as {@link odd}.
 */
export async function takeContractFaults(): Promise<string[]> {
  const faults = await Promise.all(
    exchanges.splice(0).map(async ({ requestFaults, answer }) => {
      const read = await answer;
      return [...requestFaults, ...(read !== null && read.status < 300 ? read.faults : [])];
    }),
  );
  return faults.flat();
}

let isJudged = false;

/** Checks the exchanges of the running test once, because a property creates a server for each value. */
function judgeAtTheEnd(): void {
  if (isJudged) return;
  isJudged = true;
  // A `fetch` must not throw here: the client turns that into a network error, which a test may expect.
  onTestFinished(async () => {
    isJudged = false;
    const faults = await takeContractFaults();
    expect(faults.join('\n'), 'Outside the contract').toBe('');
  });
}

function readBody(init: RequestInit, contentType: string | null): unknown {
  if (init.body instanceof FormData) return init.body;
  if (typeof init.body !== 'string') return null;
  if (contentType?.includes('json')) return JSON.parse(init.body) as unknown;
  return Object.fromEntries(new URLSearchParams(init.body));
}

/**
 * Creates a server that replaces `fetch` and records its requests. It fails the test for a request outside
 * the contract, and for a response outside it that is not marked as {@link odd}. `answer` can be replaced.
 */
export function createFakeServer(answer: Answerer = () => json({})) {
  judgeAtTheEnd();
  const seen: SeenRequest[] = [];
  const server = {
    seen,
    answer,
    /** The storage of the client's tokens; null if unknown. */
    tokens: null as Storage | null,
    /** Returns the requests for a path, ignoring the query. */
    to: (path: string) => seen.filter((request) => request.url.split('?')[0] === path),
  };

  async function take(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const contentType = headers.get('content-type');
    const request: SeenRequest = {
      method: init.method ?? 'GET',
      url: (input instanceof Request ? input.url : String(input)).replace(/^\/api/, ''),
      token: headers.get('authorization')?.replace(/^Bearer /, '') ?? null,
      contentType,
      body: readBody(init, contentType),
      signal: init.signal ?? null,
      sent: [input, init],
    };
    seen.push(request);
    return server.answer(request);
  }

  const { fetch } = createContractFetch(take, {
    exchanges,
    mayLackToken: () => !server.tokens?.getItem('access_token'),
  });
  return Object.assign(server, { fetch });
}

export type FakeServer = ReturnType<typeof createFakeServer>;

export const ADA = { username: 'ada', email: 'ada@example.com' };
export const GRACE = { username: 'grace', email: 'grace@example.com' };

/** The stored values while Ada is signed in with the first pair of tokens. */
export const SIGNED_IN = {
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  user: JSON.stringify(ADA),
};

/** Creates a client of a fake server with its own storages. */
export function createTestClient(
  server: FakeServer,
  stored: Record<string, string> = SIGNED_IN,
  options: Pick<ApiClientOptions, 'upload' | 'locks' | 'localStorage' | 'sessionStorage'> = {},
) {
  const local = options.localStorage ?? createMemoryStorage(stored);
  const session = options.sessionStorage ?? createMemoryStorage();
  server.tokens = local;
  const client = createApiClient({
    locks: createFakeLocks(),
    ...options,
    fetch: server.fetch,
    localStorage: local,
    sessionStorage: session,
  });
  return { client, local, session };
}
