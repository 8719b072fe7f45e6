import { createInPageFetch } from '@lectern/mocks/workbench';
import { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';

/**
 * Lets the handlers of a worker that is not started answer the page's `fetch`. A service worker would
 * receive every module, picture and film that the page loads, only to pass each on, after trying all
 * handlers for it (docs/decisions/0204-tests-of-stories-have-no-service-worker.md).
 */
export function answerInPage({ listHandlers }: Pick<SetupWorker, 'listHandlers'>): void {
  const realFetch = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    const handlers = listHandlers().filter((handler) => handler instanceof HttpHandler);
    return createInPageFetch(handlers, realFetch)(input, init);
  };
}
