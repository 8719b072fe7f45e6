import { createApiClient, createMemoryStorage, isApiError, messageOf } from '@lectern/api-client';
import { CONTRACT_OPERATIONS, OPERATION_CALLS } from '@lectern/api-client/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJudgedFetch } from './judgedFetch.ts';
import { startPrism, type Prism } from './startPrism.ts';

let prism: Prism;

beforeAll(async () => {
  // The seed gives the same responses in every run.
  prism = await startPrism('mock', '--seed=lectern');
});
afterAll(() => prism.stop());

// The client logs rejected calls by design.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** Opens a client with Prism as its server and a value for the `Prefer` header. */
function openClient(prefer: string) {
  const { fetch, faults } = createJudgedFetch(prism.url, { Prefer: prefer });
  const client = createApiClient({
    fetch,
    localStorage: createMemoryStorage({ access_token: 'at_1', refresh_token: 'rt_1' }),
    sessionStorage: createMemoryStorage(),
  });
  return { client, faults };
}

/** The error of a rejected call; null if it succeeded. */
const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (cause: unknown) => cause,
  );

/** Number of generated responses for each operation. */
const INVENTED = 10;

describe.each(Object.entries(OPERATION_CALLS))('of Prism as server, %s', (id, call) => {
  const operation = CONTRACT_OPERATIONS.find((each) => each.id === id);
  const failures = [...(operation?.answers.keys() ?? [])].filter((status) => status >= 400);

  it('reads the example', async () => {
    const { client, faults } = openClient('dynamic=false');
    await call(client);
    expect(faults).toEqual([]);
  });

  it('reads what is invented from the schema, or refuses it in words', async () => {
    for (let time = 0; time < INVENTED; time += 1) {
      // Generated responses may break the schema's limits, which Prism then reports; the client must cope.
      const refused = await refusalOf(call(openClient('dynamic=true').client));
      if (refused === null) continue;
      if (!isApiError(refused)) throw refused;
      expect(messageOf(refused)).toMatch(/\w/);
    }
  });

  it.each(failures)('tells a failure by %d in words', async (status) => {
    const { client, faults } = openClient(`code=${status}`);
    const refused = await refusalOf(call(client));
    expect(faults).toEqual([]);
    expect(refused).toMatchObject({ status });
    expect(messageOf(refused)).not.toBe('');
  });
});
