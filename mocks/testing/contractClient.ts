import {
  type ApiClient,
  createApiClient,
  createMemoryStorage,
  isApiError,
  listAllAvatars,
  listProjects,
  login,
} from '@lectern/api-client';
import {
  CALL_IDS,
  type CallIds,
  createContractFetch,
  createFakeLocks,
  type Exchange,
  OPERATION_CALLS,
} from '@lectern/api-client/testing';
import type { HttpHandler } from 'msw';
import { DEMO_ACCOUNT } from '../fixtures/demoAccount.ts';
import { createInPageFetch } from '../entries/inPageFetch.ts';

/** The product's client on top of handlers; each request and response is checked against the contract. */
export interface ContractClient {
  client: ApiClient;
  /** All requests, with their responses. */
  exchanges: Exchange[];
  fetch: typeof fetch;
  /** Contains the tokens. */
  storage: Storage;
}

export function openContractClient(handlers: HttpHandler[]): ContractClient {
  return openContractClientOver(createInPageFetch(handlers));
}

/** Opens the same client on top of any `fetch`. */
export function openContractClientOver(server: typeof globalThis.fetch): ContractClient {
  const storage = createMemoryStorage();
  const { fetch, exchanges } = createContractFetch(server, {
    mayLackToken: () => storage.getItem('access_token') === null,
  });
  const client = createApiClient({
    fetch,
    localStorage: storage,
    sessionStorage: createMemoryStorage(),
    // Without locks, which Node 20 has not, each refresh waits for other tabs.
    locks: createFakeLocks(),
  });
  return { client, exchanges, fetch, storage };
}

/** The result of a call; null if it was rejected or got no response. */
export async function attempt<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (cause) {
    if (!isApiError(cause)) throw cause;
    return null;
  }
}

/** Signs in to the demo account; null if that is rejected or gets no response. */
export function signInAsDemo({ client }: ContractClient) {
  return attempt(
    login(client, { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password }),
  );
}

/**
 * Makes every call of the contract as a user would: a new account, then the demo account from its first
 * script to its finished video. A rejected call does not stop it. It ends signed in.
 *
 * @param idle resolves when no render is in progress
 * @returns the ids of the created records
 */
export async function walkThrough(
  contract: ContractClient,
  idle: () => Promise<void>,
): Promise<CallIds> {
  const { client, storage } = contract;
  const calls = OPERATION_CALLS;
  await attempt(calls.register(client));
  await attempt(calls.login(client));
  await attempt(calls.logout(client));
  await signInAsDemo(contract);

  const project = await attempt(calls.createProject(client));
  const ids = { ...CALL_IDS, project: project?.id ?? CALL_IDS.project };
  await attempt(calls.generateScript(client, ids));
  ids.script = (await attempt(calls.createScript(client)))?.id ?? ids.script;
  await attempt(calls.listScripts(client));
  await attempt(calls.getScript(client, ids));
  await attempt(calls.linkScript(client, ids));

  ids.voice = (await attempt(calls.listVoices(client)))?.[0]?.id ?? ids.voice;
  await attempt(calls.generateAudio(client, ids));
  await attempt(calls.linkVoice(client, ids));

  await attempt(calls.listAvatars(client));
  await attempt(listAllAvatars(client));
  await attempt(calls.requestCustomAvatar(client));
  ids.image = (await attempt(calls.generateAvatarImage(client, ids)))?.trimId ?? ids.image;
  ids.avatar = (await attempt(calls.saveGeneratedAvatar(client, ids)))?.id ?? ids.avatar;
  await attempt(calls.linkAvatar(client, ids));
  await attempt(calls.updateProject(client, ids));

  ids.video = (await attempt(calls.generateVideo(client, ids)))?.videoId ?? ids.video;
  await attempt(calls.getVideoStatus(client, ids));
  await idle();
  await attempt(calls.getVideoStatus(client, ids));
  await attempt(calls.linkVideo(client, ids));
  await attempt(calls.getProject(client, ids));
  await attempt(calls.applyAiEdit(client, ids));
  await attempt(calls.listProjects(client));
  await attempt(listProjects(client, { pageSize: 50 }));

  // Make the session renew an expired token once.
  if (storage.getItem('access_token') !== null) storage.setItem('access_token', 'at_too_old');
  await attempt(calls.getCurrentUser(client));
  await attempt(calls.deleteScript(client, ids));
  ids.script = (await attempt(calls.createScript(client)))?.id ?? ids.script;
  return ids;
}

/** Contract violations in the responses. */
export async function answerFaultsOf(exchanges: readonly Exchange[]): Promise<string[]> {
  const answers = await Promise.all(exchanges.map(async ({ answer }) => answer));
  return answers.flatMap((answer) => answer?.faults ?? []);
}

/** Contract violations in the requests and responses. */
export async function faultsOf(exchanges: readonly Exchange[]): Promise<string[]> {
  const requests = exchanges.flatMap(({ requestFaults }) => requestFaults);
  return [...requests, ...(await answerFaultsOf(exchanges))];
}

/** The statuses that each operation returned; empty if it got no response. */
export async function statusesOf(
  exchanges: readonly Exchange[],
): Promise<Map<string, Set<number>>> {
  const statuses = new Map<string, Set<number>>();
  for (const { operation, answer } of exchanges) {
    const given = statuses.get(String(operation)) ?? new Set();
    const read = await answer;
    if (read) given.add(read.status);
    statuses.set(String(operation), given);
  }
  return statuses;
}
