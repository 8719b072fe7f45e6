import type { ApiClient } from '@lectern/api-client';
import { OPERATION_IDS } from '@lectern/api-client/contract';
import { CONTRACT_OPERATIONS, OPERATION_CALLS } from '@lectern/api-client/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInPageFetch } from '../../entries/inPageFetch.ts';
import { openNodeBackend } from '../../entries/node.ts';
import type { AnyEndpointMock } from '../../handlers/endpoint.ts';
import type { ScenarioName } from '../../scenarios/scenarioNames.ts';
import { attempt, openContractClientOver, walkThrough } from '../contractClient.ts';
import { createJudgedFetch } from './judgedFetch.ts';
import { serveFetch, type FetchServer } from './serveFetch.ts';
import { startPrism, type Prism } from './startPrism.ts';

let answer: (request: Request) => Promise<Response>;
let server: FetchServer;
let prism: Prism;

beforeAll(async () => {
  server = await serveFetch((request) => answer(request));
  prism = await startPrism('proxy', server.url, '--errors');
});
afterAll(async () => {
  await prism.stop();
  await server.stop();
});

// The client logs rejected calls by design.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const CALLS = OPERATION_IDS.flatMap((id) =>
  // Only the session makes this call, which is part of each walk.
  id === 'refreshTokens' ? [] : [[id, OPERATION_CALLS[id]] as const],
);

/** The statuses that the contract lists for an operation. */
function statusesOf(id: string, { withBody = false } = {}): number[] {
  const answers = CONTRACT_OPERATIONS.find((each) => each.id === id)?.answers ?? new Map();
  return [...answers].flatMap(([status, body]) => (withBody && body === null ? [] : [status]));
}

/** Prism's complaints about one call by a signed-in user. */
async function faultsOf(call: (client: ApiClient) => Promise<unknown>): Promise<string[]> {
  const { fetch, faults } = createJudgedFetch(prism.url);
  const { client, storage } = openContractClientOver(fetch);
  storage.setItem('access_token', 'at_1');
  await attempt(call(client));
  return faults;
}

/** Does everything that a user can do in a scenario, with Prism between the client and the mocks. */
async function walk(scenario: ScenarioName) {
  const { context, handlers } = await openNodeBackend({ scenario });
  answer = createInPageFetch(handlers);
  const { fetch, faults } = createJudgedFetch(prism.url);
  const contract = openContractClientOver(fetch);
  await walkThrough(contract, () => context.renders.idle());
  await context.close();
  const asked = new Set(contract.exchanges.map(({ operation }) => String(operation)));
  return { faults, asked: [...asked].toSorted() };
}

const EVERY_OPERATION = CONTRACT_OPERATIONS.map(({ id }) => id).toSorted();

describe('between the client and the mocks, Prism finds no fault', () => {
  it.each<ScenarioName>(['default', 'new-account', 'busy-account', 'quota-full'])(
    'with a request or an answer of the 27 operations in %s',
    async (scenario) => {
      const { faults, asked } = await walk(scenario);
      expect(faults).toEqual([]);
      expect(asked).toEqual(EVERY_OPERATION);
    },
  );

  it.each(CALLS)('with any failure of %s', async (id, call) => {
    const { context, endpoints } = await openNodeBackend();
    const mock: AnyEndpointMock = endpoints[id];
    for (const status of statusesOf(id).filter((each) => each >= 400)) {
      answer = createInPageFetch([mock.failing(status)]);
      expect(await faultsOf(call)).toEqual([]);
    }
    await context.close();
  });
});

// Prism passes anything that it cannot check, so verify that it rejects something for each operation.
describe.each(CALLS)('of %s Prism refuses', (id, call) => {
  it('a status that is none of the contract', async () => {
    answer = () => Promise.resolve(Response.json({}, { status: 218 }));
    expect(await faultsOf(call)).toHaveLength(1);
  });

  it.each(statusesOf(id, { withBody: true }))(
    'a number where %d gives a record',
    async (status) => {
      answer = () => Promise.resolve(Response.json(7, { status }));
      expect(await faultsOf(call)).toHaveLength(1);
    },
  );
});
