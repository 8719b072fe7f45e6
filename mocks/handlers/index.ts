import { bootBackend } from '../boot.ts';
import type { BackendContext } from '../context.ts';
import { createEndpoints, createHandlers, type Endpoints } from './createEndpoints.ts';

let booting: Promise<BackendContext> | null = null;

/** The product's own backend over the browser's database, opened with the first request. */
function productBackend(): Promise<BackendContext> {
  booting ??= bootBackend();
  return booting;
}

/** The endpoints of the product's own backend, each with every way to answer. */
export const endpoints: Endpoints = createEndpoints(productBackend);

/** All 27 operations as the server behaves, over the browser's own database and the real studio. */
export const handlers = createHandlers(productBackend);

export {
  createEndpoints,
  createHandlers,
  chooseHandlers,
  type Endpoints,
} from './createEndpoints.ts';
export type { ContextSource, EndpointMock } from './endpoint.ts';
export type { BackendContext, BackendOptions } from '../context.ts';
export { bootBackend } from '../boot.ts';
export { OPERATIONS, OPERATION_IDS, type OperationId } from '../operations.ts';
export { SCENARIO_NAMES, toScenarioName, type ScenarioName } from '../scenarios/scenarioNames.ts';
export { openScenario, type OpenedScenario } from '../scenarios/openScenario.ts';
export { openStoryScenario, storyEndpoints, storyHandlers } from '../scenarios/stories.ts';
