import { expect, onTestFinished } from 'vitest';
import { type ApiClientOptions, createApiClient } from '../client/createApiClient.ts';
import { createMemoryStorage } from '../session/memoryStorage.ts';
import { createFakeLocks } from './fakeLocks.ts';
import { createContractFetch, type Exchange, odd } from './contractFetch.ts';

export { odd };

/** A request as a server would see it. */
export interface SeenRequest {
  method: string;
  /** Path and query below the base URL. */
  url: string;
  /** Bearer token, or null. */
  token: string | null;
  contentType: string | null;
  /** Parsed JSON, a form's fields, FormData, or null. */
  body: unknown;
  signal: AbortSignal | null;
  /** What `fetch` was given. */
  sent: Parameters<typeof fetch>;
}

type Answerer = (request: SeenRequest) => Response | Promise<Response>;

/** A JSON answer. */
export function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

/** An answer of another type. */
export function text(body: string, type = 'text/html', status = 200): Response {
  return new Response(body, { status, headers: { 'Content-Type': type } });
}

/** What `fetch` does without a network. */
export function offline(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** A promise with its handles outside. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((res, rej) => {
    resolve = res;
    reject = rej;
  });
  return { promise, resolve, reject };
}

/** One turn of the event loop, also while timers are faked. */
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

/** Lets everything that is ready to run do so: reading a body takes turns of the event loop. */
export async function settled(): Promise<void> {
  for (let count = 0; count < 8; count += 1) await turn();
}

/** Everything that went through a server since the last test. */
const exchanges: Exchange[] = [];

/**
 * What left the contract in this test so far, which then does not fail for it: any request, and an
 * answer of success that is not marked as {@link odd}.
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

/** Judges what the running test sends, once: a property makes a server for each of its values. */
function judgeAtTheEnd(): void {
  if (isJudged) return;
  isJudged = true;
  // The client turns what a `fetch` throws into a network error, which a test may well expect.
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
 * A server in the place of `fetch` that keeps what it was asked, and fails the test for a request
 * outside the contract, and for an answer outside it that is not marked as {@link odd}. `answer` may
 * be replaced.
 */
export function createFakeServer(answer: Answerer = () => json({})) {
  judgeAtTheEnd();
  const seen: SeenRequest[] = [];
  const server = {
    seen,
    answer,
    /** Where the client's tokens lie; null where that is not known. */
    tokens: null as Storage | null,
    /** The requests for a path, query left out. */
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

/** What the storage holds while Ada is signed in with the first pair of tokens. */
export const SIGNED_IN = {
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  user: JSON.stringify(ADA),
};

/** A client of a fake server over storages of its own. */
export function createTestClient(
  server: FakeServer,
  stored: Record<string, string> = SIGNED_IN,
  options: Pick<ApiClientOptions, 'upload' | 'locks' | 'localStorage'> = {},
) {
  const local = options.localStorage ?? createMemoryStorage(stored);
  const session = createMemoryStorage();
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
