import { createInPageFetch } from '@lectern/mocks/node';
import { type HttpHandler, storyEndpoints } from '@lectern/mocks/handlers';
import { ADA, createFakeServer, odd } from './fakeServer.ts';

/** The mocks' endpoints, to choose variants of responses. */
export const endpoints = storyEndpoints('new-account');

/**
 * Creates a server that replaces `fetch` with the mocks' handlers and records all requests. The user is Ada
 * unless a handler says otherwise. The contract checks the requests and types the responses.
 */
export function createMockServer(...handlers: HttpHandler[]) {
  const given = [...handlers, endpoints.getCurrentUser.answering(ADA)];
  const server = createFakeServer();
  /** Puts handlers before the initial ones. */
  const answerBy = (...before: HttpHandler[]) => {
    const fetch = createInPageFetch([...before, ...given]);
    server.answer = async ({ sent }) => odd(await fetch(...sent));
  };
  answerBy();
  return Object.assign(server, { answerBy });
}

export type MockServer = ReturnType<typeof createMockServer>;
