import type { OperationId } from '@lectern/api-client/contract';
import type { HttpHandler } from 'msw';
import type { BackendContext } from '../handlers/context.ts';
import { ensureAccount, seedDemoData } from './seedDemo.ts';
import { BETA_ACCOUNT, DEMO_ACCOUNT } from '../fixtures/demoAccount.ts';
import type { AnyEndpointMock } from '../handlers/endpoint.ts';
import type { Studio } from '@lectern/studio';
import { withFullStorage } from './fullStorage.ts';
import type { ScenarioName } from './scenarioNames.ts';

/** The changes that a scenario makes to the backend. */
export interface Scenario {
  seed: (context: BackendContext) => Promise<void>;
  choose: (mock: AnyEndpointMock, id: OperationId) => HttpHandler;
  wrapStudio: (studio: Studio) => Studio;
  isStorageFull: boolean;
}

async function seedAccounts(context: BackendContext): Promise<void> {
  await ensureAccount(context, DEMO_ACCOUNT);
  await ensureAccount(context, BETA_ACCOUNT);
}

const ordinary: Scenario = {
  seed: seedDemoData,
  choose: (mock) => mock.ok,
  wrapStudio: (studio) => studio,
  isStorageFull: false,
};

/** Loaded on demand: the product's own backend never needs these seeds. */
const loadSeeds = () => import('./seedAccounts.ts');

/** Every scenario by name. */
export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = {
  default: ordinary,
  'new-account': { ...ordinary, seed: seedAccounts },
  'busy-account': {
    ...ordinary,
    seed: async (context) => (await loadSeeds()).seedBusyAccount(context),
  },
  'many-videos': {
    ...ordinary,
    seed: async (context) => (await loadSeeds()).seedManyVideos(context),
  },
  'server-down': { ...ordinary, choose: (mock) => mock.failing(500) },
  offline: { ...ordinary, choose: (mock) => mock.offline },
  'session-expired': {
    ...ordinary,
    choose: (mock, id) => (id === 'login' || id === 'register' ? mock.ok : mock.failing(401)),
  },
  'quota-full': { ...ordinary, wrapStudio: withFullStorage, isStorageFull: true },
};
