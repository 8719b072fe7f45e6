import { toScenarioName, toStoryUser } from '@lectern/mocks/workbench';
import type { Preview } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { answerInPage } from './answerInPage.ts';
import { isTested } from './checks/tested.ts';
import { answerHandler, readAnswer, readDelay } from './toolbar/chosenAnswer.ts';
import { initialGlobals } from './toolbar/globals.ts';

declare global {
  interface Window {
    /** Milliseconds by which tests delay every response, unless a story says otherwise. */
    lecternLateness?: number;
  }
}

type Loader = Extract<NonNullable<Preview['loaders']>, unknown[]>[number];

/** Starts the page's one worker and gives it the story's own handlers. Tests do without the worker. */
const serveStory = mswLoader(async () => {
  const worker = setupWorker();
  if (isTested) {
    answerInPage(worker);
    return worker;
  }
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
});

/**
 * Answers a story's requests. The handlers that the story declares come first; for a story of the app (one
 * with `parameters.app`), the remaining requests are served from the scenario and the user selected in the
 * toolbar. The toolbar's delay for every response, and its response for one operation, take precedence over
 * both. Each run has its own records, so no story finds data that another one wrote.
 *
 * There is one loader, because Storybook runs the loaders of a list at the same time.
 */
export const serve: Loader = async (context) => {
  await serveStory(context);
  const { parameters, globals, msw } = context;
  if (parameters.app === undefined || msw === undefined) return;
  // Loaded on demand: the design system's stories need no backend.
  const { storyEndpoints, storyHandlers } = await import('@lectern/mocks/handlers');
  const name = toScenarioName(String(globals.scenario));
  const user = toStoryUser(globals.user);
  const wait = readDelay(globals.delay) || (window.lecternLateness ?? 0);
  const chosen = readAnswer(globals.operation, globals.answer ?? initialGlobals.answer);
  const chosenFirst = [
    // Returns no response, so the next handler runs.
    ...(wait === 0 ? [] : [http.all('*/api/*', () => delay(wait))]),
    ...(chosen ? [answerHandler(storyEndpoints(name, user)[chosen.id], chosen.answer)] : []),
  ];
  const declared = msw.listHandlers();
  // Not `resetHandlers(...handlers)`: those would remain for every later story.
  msw.resetHandlers();
  msw.use(...chosenFirst, ...declared, ...storyHandlers(name, user));
};
