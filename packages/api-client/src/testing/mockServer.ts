import { createInPageFetch } from '@lectern/mocks/node';
import { type HttpHandler, storyEndpoints } from '@lectern/mocks/handlers';
import { ADA, createFakeServer, odd } from './fakeServer.ts';

/** The mocks' endpoints, for their variants. */
export const endpoints = storyEndpoints('new-account');

/**
 * The mocks' handlers in the place of `fetch`, with a record of all requests. The user is Ada unless a
 * handler says otherwise. Requests are judged by the contract; answers are typed by it.
 */
export function createMockServer(...handlers: HttpHandler[]) {
  const given = [...handlers, endpoints.getCurrentUser.answering(ADA)];
  const server = createFakeServer();
  /** Puts handlers before those that the server was made with. */
  const answerBy = (...before: HttpHandler[]) => {
    const fetch = createInPageFetch([...before, ...given]);
    server.answer = async ({ sent }) => odd(await fetch(...sent));
  };
  answerBy();
  return Object.assign(server, { answerBy });
}

export type MockServer = ReturnType<typeof createMockServer>;
