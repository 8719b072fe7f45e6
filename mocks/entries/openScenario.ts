import type { HttpHandler } from 'msw';
import { bootBackend } from './boot.ts';
import { loadStudio } from '@lectern/studio';
import type { BackendContext } from '../handlers/context.ts';
import type { BackendOptions } from './createContext.ts';
import { chooseHandlers, createEndpoints, type Endpoints } from '../handlers/createEndpoints.ts';
import { toScenarioName } from '../scenarios/scenarioNames.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';

/** Bytes used and allowed for this origin; null if the browser does not report them. */
type StorageEstimateSource = () => Promise<{ usedBytes: number; quotaBytes: number } | null>;

/** A backend opened in one of the named scenarios. */
export interface OpenedScenario {
  context: BackendContext;
  endpoints: Endpoints;
  handlers: HttpHandler[];
  storageEstimate: StorageEstimateSource;
}

async function estimate(): Promise<{ usedBytes: number; quotaBytes: number } | null> {
  // Missing on insecure origins.
  const storage: StorageManager | undefined =
    typeof navigator === 'undefined' ? undefined : navigator.storage;
  if (storage === undefined) return null;
  const { usage, quota } = await storage.estimate();
  return usage === undefined || quota === undefined
    ? null
    : { usedBytes: usage, quotaBytes: quota };
}

/** Opens a scenario with its own records and files, so that trying it does not affect the user's work. */
export async function openScenario(
  scenarioName: string,
  options: BackendOptions = {},
): Promise<OpenedScenario> {
  const name = toScenarioName(scenarioName);
  const { seed, choose, wrapStudio, isStorageFull } = SCENARIOS[name];
  const studio = options.studio ?? loadStudio;
  const context = await bootBackend(
    {
      namespace: name === 'default' ? '' : name,
      ...options,
      studio: async () => wrapStudio(await studio()),
    },
    seed,
  );
  const endpoints = createEndpoints(context);
  return {
    context,
    endpoints,
    handlers: chooseHandlers(endpoints, choose),
    async storageEstimate() {
      const real = await estimate();
      return isStorageFull && real ? { ...real, usedBytes: real.quotaBytes } : real;
    },
  };
}
