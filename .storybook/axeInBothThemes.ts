import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';

/** What is done after a story. */
export type AfterStory = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

declare global {
  interface Window {
    /** Two more checkers, where a run asks for them (`otherCheckers.setup.ts`). */
    lecternCheckers?: AfterStory;
    /** Whether stories are checked in the dark theme, too (`darkTheme.setup.ts`). */
    lecternDarkTheme?: true;
  }
}

/** Run by the tests; in the workbench the toolbar decides what is shown. */
export const isTested = '__vitest_browser__' in window;

/** The rules whose verdict depends on the theme; all others read the same markup in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs `look` with the page in a theme, and leaves it as it was. After a tested story nothing fades:
 * Storybook stops animations and transitions until the last check has ended.
 */
export async function inTheme<T>(theme: 'light' | 'dark', look: () => Promise<T>): Promise<T> {
  const root = document.documentElement;
  const before = root.dataset.theme;
  root.dataset.theme = theme;
  try {
    return await look();
  } finally {
    root.dataset.theme = before;
    // Read once, so that the way back has no transition either.
    void getComputedStyle(document.body).color;
  }
}

const describe = ({ id, help, nodes }: axe.Result): string =>
  [
    `${id}: ${help}`,
    ...nodes.map((node) => `  ${node.html}\n    ${node.any[0]?.message ?? ''}`),
  ].join('\n');

/**
 * After each tested story, axe's colour rules once more in the dark theme, on the page as the play function
 * left it: in the full suite, where `STORY_DARK` asks for it (decision 202). Stories that are dark themselves
 * have been scanned whole by the add-on, in `npm test` too.
 *
 * Fails the story with what was found. `parameters.a11y` turns it off as it does the add-on.
 */
export const axeInBothThemes: AfterStory = async ({ parameters, globals, viewMode }) => {
  const { a11y } = parameters;
  // The workbench shows one theme at a time, as its toolbar says; flashing another would mislead.
  const isOff = a11y?.disable === true || a11y?.test === 'off' || a11y?.test === 'todo';
  if (!isTested || isOff || viewMode !== 'story') return;
  if (document.documentElement.dataset.theme === 'dark') return;
  if (!window.lecternDarkTheme) return;
  // Forced colours are the system's, whatever the theme.
  if (globals.forcedColors === 'active') return;

  axe.reset();
  axe.configure(a11y?.config ?? {});
  const off = (a11y?.config?.rules ?? [])
    .filter((rule: { enabled?: boolean }) => rule.enabled === false)
    .map((rule: { id: string }) => rule.id);
  const rules = COLOUR_RULES.filter((id) => !off.includes(id));
  if (rules.length === 0) return;
  const context = {
    include: a11y?.context?.include ?? document.body,
    exclude: ['.sb-wrapper', ...(a11y?.context?.exclude ?? [])],
  };
  const { violations } = await inTheme('dark', () =>
    axe.run(context, { runOnly: rules, resultTypes: ['violations'] }),
  );
  if (violations.length > 0) {
    throw new Error(`In the dark theme:\n${violations.map(describe).join('\n')}`);
  }
};
