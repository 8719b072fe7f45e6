import { toScenarioName, toStoryUser } from '@lectern/mocks/workbench';
import type { Preview } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { answerInPage } from './answerInPage.ts';
import { isTested } from './axeInBothThemes.ts';
import { answerHandler, readAnswer, readDelay } from './chosenAnswer.ts';
import { initialGlobals } from './globals.ts';

declare global {
  interface Window {
    /** Milliseconds that tests have every answer wait, unless a story says otherwise. */
    lecternLateness?: number;
  }
}

type Loader = Extract<NonNullable<Preview['loaders']>, unknown[]>[number];

/** Starts the one worker of the page, and puts the story's own handlers into it. Tests do without it. */
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
 * Answers a story's requests. The handlers that it declares itself come first; what they leave of a
 * story of the app (one with `parameters.app`) is served from the scenario and the user that the
 * toolbar names. What the toolbar says of the time of every answer, and of one operation, comes before
 * both. Each run has records of its own, so that no story finds what another one wrote.
 *
 * One loader, because Storybook runs the loaders of a list at the same time.
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
    // Answers nothing, so the next handler does.
    ...(wait === 0 ? [] : [http.all('*/api/*', () => delay(wait))]),
    ...(chosen ? [answerHandler(storyEndpoints(name, user)[chosen.id], chosen.answer)] : []),
  ];
  const declared = msw.listHandlers();
  // Not `resetHandlers(...handlers)`: those would stay for every later story.
  msw.resetHandlers();
  msw.use(...chosenFirst, ...declared, ...storyHandlers(name, user));
};
