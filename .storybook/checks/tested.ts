import type { Preview } from '@storybook/react-vite';

declare global {
  interface Window {
    /** Whether the functions that check each story are registered for the story file that runs. */
    lecternIsSetUp?: boolean;
  }
}

/** A function that runs after a story. */
export type AfterStory = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

/** Whether the tests are running; in the workbench the toolbar decides what is shown. */
export const isTested = '__vitest_browser__' in window;

/** @throws {Error} if the tests are running without the functions that check each story. */
export function requireSetUp(): void {
  if (isTested && !window.lecternIsSetUp)
    throw new Error('.storybook/checks/vitest.setup.ts was not loaded for this story file.');
}
