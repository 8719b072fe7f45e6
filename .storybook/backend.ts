import { toScenarioName, toStoryUser } from '@lectern/mocks/workbench';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';

type Loader = Extract<NonNullable<Preview['loaders']>, unknown[]>[number];

/** Starts the one worker of the page, and puts the story's own handlers into it. */
const serveStory = mswLoader(async () => {
  const worker = setupWorker();
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
 * toolbar names. Each run has records of its own, so that no story finds what another one wrote.
 *
 * One loader, because Storybook runs the loaders of a list at the same time.
 */
export const serve: Loader = async (context) => {
  await serveStory(context);
  const { parameters, globals, msw } = context;
  if (parameters.app === undefined || msw === undefined) return;
  // Loaded on demand: the design system's stories need no backend.
  const { storyHandlers } = await import('@lectern/mocks/handlers');
  const scenario = storyHandlers(
    toScenarioName(String(globals.scenario)),
    toStoryUser(globals.user),
  );
  const declared = msw.listHandlers();
  // Not `resetHandlers(...handlers)`: those would stay for every later story.
  msw.resetHandlers();
  msw.use(...declared, ...scenario);
};
