import { setupWorker } from 'msw/browser';
import { handlers } from './handlers.ts';

/** MSW's service worker with the product's own backend, for Storybook and debugging. */
export const worker = setupWorker(...handlers);
