// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTRACT_OPERATIONS } from '@lectern/api-client/testing';
import { openNodeBackend } from '../entries/node.ts';
import type { ScenarioName } from '../scenarios/scenarioNames.ts';
import {
  faultsOf,
  openContractClient,
  statusesOf,
  walkThrough,
} from '../testing/contractClient.ts';

const EVERY_OPERATION = CONTRACT_OPERATIONS.map(({ id }) => id).toSorted();

/** Does everything that a user can do in a scenario, and checks it against the contract. */
async function walk(scenario: ScenarioName) {
  const { context, handlers } = await openNodeBackend({ scenario });
  const contract = openContractClient(handlers);
  const renders = context.renders;
  const ids = await walkThrough(contract, () => renders.idle());
  const statuses = await statusesOf(contract.exchanges);
  await context.close();
  const where = (holds: (given: number[]) => boolean): string[] =>
    [...statuses].flatMap(([id, given]) => (holds([...given]) ? [id] : [])).toSorted();
  return { ids, where, asked: where(() => true), faults: await faultsOf(contract.exchanges) };
}

const hasSuccess = (given: number[]) => given.some((status) => status < 300);

// The client logs rejected calls by design.
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => vi.restoreAllMocks());

/** `many-videos` has the records of `busy-account`, many times over: in the full suite's `sweeps` part. */
const SCENARIOS: readonly ScenarioName[] = [
  'default',
  'new-account',
  'busy-account',
  'quota-full',
  ...(process.env.LECTERN_SWEEPS === undefined ? [] : (['many-videos'] as const)),
];

describe('every response of the scenario', () => {
  it.each(SCENARIOS)(
    '%s follows the contract, for each of its 27 operations',
    async (scenario) => {
      const { asked, where, faults } = await walk(scenario);
      expect(faults).toEqual([]);
      expect(asked).toEqual(EVERY_OPERATION);
      // No video is ever finished on a full device, so there is no video to edit.
      const impossible = scenario === 'quota-full' ? 'applyAiEdit' : undefined;
      expect(where(hasSuccess)).toEqual(EVERY_OPERATION.filter((id) => id !== impossible));
    },
    60_000,
  );

  it('server-down is a 500 as in the contract', async () => {
    const { asked, where, faults } = await walk('server-down');
    expect(faults).toEqual([]);
    // No one can sign in, so no token is ever refreshed.
    expect(asked).toEqual(EVERY_OPERATION.filter((id) => id !== 'refreshTokens'));
    expect(where((given) => given.join() === '500')).toEqual(asked);
  });

  it('session-expired is a 401 as in the contract, except for signing in and registering', async () => {
    const { asked, where, faults } = await walk('session-expired');
    expect(faults).toEqual([]);
    expect(asked).toEqual(EVERY_OPERATION);
    expect(where(hasSuccess)).toEqual(['login', 'register']);
    expect(where((given) => given.includes(401))).toEqual(
      EVERY_OPERATION.filter((id) => id !== 'login' && id !== 'register'),
    );
  });

  it('offline never arrives', async () => {
    const { asked, where } = await walk('offline');
    expect(asked).toEqual(EVERY_OPERATION.filter((id) => id !== 'refreshTokens'));
    expect(where((given) => given.length === 0)).toEqual(asked);
  });
});
