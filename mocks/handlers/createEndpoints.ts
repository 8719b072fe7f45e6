import { OPERATION_IDS, type OperationId } from '@lectern/api-client/contract';
import type { HttpHandler } from 'msw';
import { authResolvers } from './auth.ts';
import { avatarResolvers } from './avatars.ts';
import type { Resolvers } from './call.ts';
import {
  type AnyEndpointMock,
  createEndpoint,
  type ContextSource,
  type EndpointMock,
} from './endpoint.ts';
import { projectLinkResolvers } from './projectLinks.ts';
import { projectListResolvers } from './projectList.ts';
import { projectResolvers } from './projects.ts';
import { scriptResolvers } from './scripts.ts';
import { videoResolvers } from './videos.ts';
import { voiceResolvers } from './voices.ts';

/** Every endpoint with all its variants; a missing operation does not compile. */
export type Endpoints = { readonly [Id in OperationId]: EndpointMock<Id> };

const RESOLVERS: Resolvers<OperationId> = {
  ...authResolvers,
  ...avatarResolvers,
  ...voiceResolvers,
  ...videoResolvers,
  ...scriptResolvers,
  ...projectListResolvers,
  ...projectResolvers,
  ...projectLinkResolvers,
};

/** Creates the endpoints of one backend. */
export function createEndpoints(context: ContextSource): Endpoints {
  const source = typeof context === 'function' ? context : () => Promise.resolve(context);
  const entries = OPERATION_IDS.map((id) => [id, createEndpoint(id, RESOLVERS[id], source)]);
  return Object.fromEntries(entries) as Endpoints;
}

/** Chooses one handler per operation; concrete paths come before templated ones. */
export function chooseHandlers(
  endpoints: Endpoints,
  choose: (mock: AnyEndpointMock, id: OperationId) => HttpHandler = (mock) => mock.ok,
): HttpHandler[] {
  return OPERATION_IDS.map((id) => choose(endpoints[id], id));
}

/** Creates the backend's handlers: all 27 operations as the server behaves. */
export function createHandlers(context: ContextSource): HttpHandler[] {
  return chooseHandlers(createEndpoints(context));
}
