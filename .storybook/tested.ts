import type { Preview } from '@storybook/react-vite';

/** A function that runs after a story. */
export type AfterStory = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

/** Whether the tests are running; in the workbench the toolbar decides what is shown. */
export const isTested = '__vitest_browser__' in window;
