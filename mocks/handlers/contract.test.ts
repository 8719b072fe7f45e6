// @vitest-environment node
import * as apiClient from '@lectern/api-client';
import {
  type Answer,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
} from '@lectern/api-client/contract';
import {
  answerFaults,
  CONTRACT_OPERATIONS,
  createContractFetch,
  createFakeLocks,
  OPERATION_CALLS,
} from '@lectern/api-client/testing';
import { getResponse, type HttpHandler } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openNodeBackend } from '../entries/node.ts';
import type { AnyEndpointMock } from './endpoint.ts';
import { attempt } from '../testing/contractClient.ts';

/** The response of an operation's handler to a request with neither token nor body. */
async function ask(id: OperationId, handler: HttpHandler) {
  const [method, template] = OPERATIONS[id];
  const url = template.replaceAll(/\{\w+\}/g, 'some_id');
  const call = { method: method.toUpperCase(), url };
  const response = await getResponse([handler], new Request(`http://localhost/api${url}`, call));
  if (!response) throw new Error(`The handler of ${id} took no ${call.method} ${url}`);
  const { status, headers, type } = response;
  const body = await response.text();
  const contentType = headers.get('content-type');
  return { status, type, body, faults: answerFaults(call, { status, contentType, body }) };
}

async function openEndpoint(id: OperationId) {
  const { endpoints, context } = await openNodeBackend({ scenario: 'new-account' });
  const mock: AnyEndpointMock = endpoints[id];
  return { mock, context };
}

/** The error statuses that the contract lists for an operation. */
function failuresOf(id: OperationId): number[] {
  const operation = CONTRACT_OPERATIONS.find((each) => each.id === id);
  return [...(operation?.answers.keys() ?? [])].filter((status) => status >= 400);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the operations of the contract', () => {
  const contract = Object.fromEntries(
    CONTRACT_OPERATIONS.map(({ id, method, template }) => [id, [method.toLowerCase(), template]]),
  );

  /** The operation that a client call sends, followed by the refresh that its 401 triggers. */
  async function reachedBy(call: (client: apiClient.ApiClient) => Promise<unknown>) {
    const denied = () => Promise.resolve(Response.json({ detail: 'No.' }, { status: 401 }));
    const { fetch, exchanges } = createContractFetch(denied);
    const tokens = { access_token: 'at_1', refresh_token: 'rt_1' };
    const client = apiClient.createApiClient({
      fetch,
      localStorage: apiClient.createMemoryStorage(tokens),
      sessionStorage: apiClient.createMemoryStorage(),
      locks: createFakeLocks(),
    });
    await attempt(call(client));
    return exchanges.map(({ operation }) => operation);
  }

  // Specification: calls.26
  it('are 27, each with one client call and one handler', async () => {
    expect(CONTRACT_OPERATIONS).toHaveLength(27);
    expect(OPERATIONS).toEqual(contract);

    const reached: Record<string, string | null | undefined> = {};
    for (const [name, call] of Object.entries(OPERATION_CALLS)) {
      const [first, ...others] = await reachedBy(call);
      reached[name] = first;
      for (const other of others) reached[String(other)] = other;
    }
    const ids = Object.keys(contract);
    expect(reached).toEqual(Object.fromEntries(ids.map((id) => [id, id])));
    // Only the session sends the refresh, so the client does not export it.
    const exported = Object.keys(apiClient).filter((name) => name in contract);
    expect(exported.toSorted()).toEqual(ids.filter((id) => id !== 'refreshTokens').toSorted());
  });
});

describe.each(OPERATION_IDS)('the handler of %s', (id) => {
  it('rejects a request without token and body as the contract describes', async () => {
    const { mock, context } = await openEndpoint(id);
    const { status, faults } = await ask(id, mock.ok);
    expect([400, 401, 422]).toContain(status);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('gives the same response two seconds later in the slow variant', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { mock, context } = await openEndpoint(id);
    let isAnswered = false;
    const answer = ask(id, mock.slow).finally(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual(await ask(id, mock.ok));
    await context.close();
  });

  it('gives the smallest response that the contract allows in the empty variant', async () => {
    const { mock, context } = await openEndpoint(id);
    const { status, faults } = await ask(id, mock.empty);
    expect(status).toBeLessThan(300);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('fails with every error of the contract, in the contract’s format', async () => {
    const { mock, context } = await openEndpoint(id);
    expect(failuresOf(id)).toContain(500);
    for (const status of failuresOf(id)) {
      expect(await ask(id, mock.failing(status))).toMatchObject({ status, faults: [] });
    }
    await context.close();
  });

  it('breaks the contract in the malformed variant, and fails in the offline variant', async () => {
    const { mock, context } = await openEndpoint(id);
    const { faults } = await ask(id, mock.malformed);
    expect(faults).toEqual([expect.stringContaining(' 200: the body must be JSON')]);
    expect(await ask(id, mock.offline)).toMatchObject({ type: 'error', status: 0, body: '' });
    await context.close();
  });

  it('never answers in the pending variant', async () => {
    const { mock, context } = await openEndpoint(id);
    const later = new Promise((resolve) => setImmediate(resolve, 'later'));
    expect(await Promise.race([ask(id, mock.pending), later])).toBe('later');
    await context.close();
  });

  it('gives any other response that a story needs, as often as it needs', async () => {
    const { mock, context } = await openEndpoint(id);
    const once = mock.odd({ a: 1 }, { status: 202, times: 1 });
    expect(await ask(id, once)).toMatchObject({ status: 202, body: '{"a":1}' });
    await expect(ask(id, once)).rejects.toThrow('took no');
    await context.close();
  });
});

it('the typed variants accept no body and no status outside the contract', async () => {
  const { endpoints, context } = await openNodeBackend({ scenario: 'new-account' });
  const { getVideoStatus, listVoices } = endpoints;
  expect([
    // @ts-expect-error: a voice has a name
    listVoices.answering([{ voice_id: 'v1' }]),
    // @ts-expect-error: progress is a number
    getVideoStatus.answering(() => ({ status: 'completed', progress: '5' })),
    // @ts-expect-error: the path has an id
    getVideoStatus.answering(({ params }) => ({ status: params.videoId })),
    // @ts-expect-error: 409 is no status of this operation
    listVoices.failing(409),
  ]).toHaveLength(4);
  await context.close();
});

it('a handler accepts no body and no status outside the contract', () => {
  const gives = <Id extends OperationId>(...answers: Answer<Id>[]) => answers;
  expect([
    // @ts-expect-error: a voice has a name
    gives<'listVoices'>({ status: 200, body: [{ voice_id: 'v1' }] }),
    // @ts-expect-error: a refusal has a detail
    gives<'listVoices'>({ status: 401, body: [] }),
    // @ts-expect-error: 409 is no status of this operation
    gives<'listVoices'>({ status: 409, body: { detail: 'Taken.' } }),
    gives<'logout'>({ status: 204, body: null }, { status: 200, body: { message: 'Signed out.' } }),
  ]).toHaveLength(4);
});

describe('the handlers', () => {
  it('match a concrete path before a templated one', () => {
    const paths = OPERATION_IDS.map((id) => OPERATIONS[id][1]);
    expect(paths.indexOf('/scripts/scripts')).toBeLessThan(paths.indexOf('/scripts/{id}'));
    expect(paths.indexOf('/scripts/generate')).toBeLessThan(paths.indexOf('/scripts/{id}'));
  });
});
