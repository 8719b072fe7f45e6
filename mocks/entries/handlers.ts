import { bootBackend } from './boot.ts';
import type { BackendContext } from '../handlers/context.ts';
import { createEndpoints, createHandlers, type Endpoints } from '../handlers/createEndpoints.ts';

let booting: Promise<BackendContext> | null = null;

/** The product's own backend on the browser's database, opened with the first request. */
function productBackend(): Promise<BackendContext> {
  booting ??= bootBackend();
  return booting;
}

/** The endpoints of the product's own backend, each with all its variants. */
export const endpoints: Endpoints = createEndpoints(productBackend);

/** All operations, on the browser's own database and the real studio. */
export const handlers = createHandlers(productBackend);

export {
  createEndpoints,
  createHandlers,
  chooseHandlers,
  type Endpoints,
} from '../handlers/createEndpoints.ts';
export { refuse } from '../handlers/endpoint.ts';
export type { AnyEndpointMock, ContextSource, EndpointMock } from '../handlers/endpoint.ts';
export type { HttpHandler } from 'msw';
export type { BackendContext } from '../handlers/context.ts';
export type { BackendOptions } from './createContext.ts';
export { bootBackend } from './boot.ts';
export { SCENARIO_NAMES, toScenarioName, type ScenarioName } from '../scenarios/scenarioNames.ts';
export { openScenario, type OpenedScenario } from './openScenario.ts';
export {
  goneFile,
  noteCalls,
  openStoryScenario,
  storyEndpoints,
  storyHandlers,
  withHandlers,
} from './stories.ts';
