// @vitest-environment node
import { generateScript, login } from '@lectern/api-client';
import {
  CALL_IDS,
  type CallIds,
  CONTRACT_OPERATIONS,
  OPERATION_CALLS,
} from '@lectern/api-client/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { videoFiles } from '../files/mediaNames.ts';
import { openNodeBackend, type NodeBackend } from '../entries/node.ts';
import {
  answerFaultsOf,
  attempt,
  type ContractClient,
  openContractClient,
  signInAsDemo,
  statusesOf,
  walkThrough,
} from '../testing/contractClient.ts';

/**
 * Statuses that any call may get from a server (specification sections 7 and 8): any kind of success,
 * missing permissions, a rate limit. The embedded backend has neither roles nor a rate limit.
 */
const OF_ANY_SERVER = [200, 201, 202, 204, 403, 429];

const { register, login: signIn, logout, deleteScript, ...OTHER_CALLS } = OPERATION_CALLS;
// Deletion comes last, because a deleted script can no longer be linked.
const AUTHENTICATED_CALLS = [...Object.values(OTHER_CALLS), deleteScript];

/** A path of the contract with the ids of the created records. */
function pathOf(template: string, ids: CallIds): string {
  const first = { projects: ids.project, scripts: ids.script, videos: ids.video };
  return template.replace(/^\/(projects|scripts|videos)\/\{id\}/, (_, kind: keyof typeof first) => {
    return `/${kind}/${encodeURIComponent(first[kind])}`;
  });
}

/** Sends every kind of invalid body and query. */
async function sendNonsense({ fetch, storage }: ContractClient, ids: CallIds): Promise<void> {
  const token = { Authorization: `Bearer ${storage.getItem('access_token')}` };
  for (const { method, template, isAuthenticated, body, parameters } of CONTRACT_OPERATIONS) {
    const url = `/api${pathOf(template, ids)}`;
    const headers = isAuthenticated ? token : {};
    for (const type of Object.keys(body ?? {})) {
      const typed = { ...headers, 'Content-Type': type };
      for (const text of ['{', '{}']) await fetch(url, { method, headers: typed, body: text });
    }
    if (JSON.stringify(parameters.query).includes('"page"')) {
      await fetch(`${url}?page=0`, { headers });
    }
  }
  const form = new FormData();
  form.append('name', 'Ada');
  await fetch('/api/avatars/request-custom', { method: 'POST', headers: token, body: form });
}

async function provokeRefusals(contract: ContractClient, ids: CallIds): Promise<void> {
  const { client, storage } = contract;
  await sendNonsense(contract, ids);
  await attempt(register(client));
  await attempt(login(client, { identifier: 'nobody', password: 'secret-12' }));
  // Without ids, the calls refer to records that do not exist.
  for (const call of AUTHENTICATED_CALLS) await attempt<unknown>(call(client));
  storage.setItem('access_token', 'at_unknown');
  storage.setItem('refresh_token', 'rt_unknown');
  for (const call of AUTHENTICATED_CALLS) await attempt<unknown>(call(client));
  await attempt(logout(client));
}

/** Makes every further write fail. */
function fillDisk({ context }: NodeBackend): void {
  const refuse = (): never => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  for (const table of context.db.tables) {
    table.hook('creating', refuse);
    table.hook('updating', refuse);
  }
}

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => vi.restoreAllMocks());

describe('the responses of the embedded backend', () => {
  let faults: string[] = [];
  let given = new Map<string, Set<number>>();
  let isFull = new Map<string, Set<number>>();

  beforeAll(async () => {
    const backend = await openNodeBackend({ scenario: 'busy-account' });
    const { context, handlers, media } = backend;
    const contract = openContractClient(handlers);
    const ids = await walkThrough(contract, () => context.renders.idle());
    await provokeRefusals(contract, ids);
    await signInAsDemo(contract);

    const full = openContractClient(handlers);
    const leaving = openContractClient(handlers);
    await signInAsDemo(full);
    await signInAsDemo(leaving);
    fillDisk(backend);
    // Before its file is removed: a video without a file cannot be edited, whether or not the disk is full.
    await attempt(OPERATION_CALLS.applyAiEdit(full.client, ids));
    await media.remove(videoFiles(ids.video).videoFile);
    const fresh = { ...ids, temporaryProject: CALL_IDS.temporaryProject.replace(/1$/, '2') };
    for (const call of AUTHENTICATED_CALLS) {
      await attempt<unknown>(call(full.client, fresh));
    }
    await attempt(generateScript(full.client, { prompt: 'Another tip' }));
    await attempt(register(full.client));
    await attempt(signIn(full.client));
    await attempt(logout(leaving.client));
    full.storage.setItem('access_token', 'at_too_old');
    await attempt(OPERATION_CALLS.getCurrentUser(full.client));

    // Make every call to a backend that has failed.
    context.db.close();
    const broken = openContractClient(handlers);
    broken.storage.setItem('access_token', 'at_1');
    for (const call of [...AUTHENTICATED_CALLS, register, signIn, logout])
      await attempt<unknown>(call(broken.client));
    await broken.fetch('/api/auth/refresh', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'refresh_token=rt_1',
    });
    await context.close();

    const all = [contract, full, leaving, broken].flatMap(({ exchanges }) => exchanges);
    faults = await answerFaultsOf(all);
    given = await statusesOf(all);
    isFull = await statusesOf([...full.exchanges, ...leaving.exchanges]);
  }, 60_000);

  it('follow the contract, whatever the caller does wrong', () => {
    expect(faults.join('\n')).toBe('');
  });

  it.each(CONTRACT_OPERATIONS)(
    '$id gives every status that the contract lists for it',
    (operation) => {
      const { id, answers } = operation;
      const never = [...answers.keys()].filter((status) => !given.get(id)?.has(status));
      // A refresh is sent as a form, and any text is a valid form.
      const named = id === 'refreshTokens' ? [...OF_ANY_SERVER, 400] : OF_ANY_SERVER;
      expect(never.filter((status) => !named.includes(status))).toEqual([]);
    },
  );

  // Specification: effects.17
  it('are 507 on a full disk only for calls that store something', () => {
    const listing = CONTRACT_OPERATIONS.filter(({ answers }) => answers.has(507));
    const giving = [...isFull].filter(([, statuses]) => statuses.has(507));
    expect(giving.map(([id]) => id).toSorted()).toEqual(listing.map(({ id }) => id).toSorted());
    expect(isFull.get('getProject')).toEqual(new Set([200]));
    expect(isFull.get('getVideoStatus')).toEqual(new Set([200]));
    expect(isFull.get('listProjects')).toEqual(new Set([200]));
  });
});
