import axe from 'axe-core';
import { contrastSpec } from './contrastOnce.ts';
import { type AfterStory, isTested } from './tested.ts';

declare global {
  interface Window {
    /** Two more checkers, if a run enables them (`otherCheckers.setup.ts`). */
    lecternCheckers?: AfterStory;
    /** Whether stories are also checked in the dark theme (`darkTheme.setup.ts`). */
    lecternDarkTheme?: true;
  }
}

/** The rules whose result depends on the theme; all others read the same markup in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs `look` with the page in a theme, then restores the theme. Nothing fades after a tested story:
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
    // Force a style flush, so that switching back has no transition either.
    void getComputedStyle(document.body).color;
  }
}

const describe = ({ id, help, nodes }: axe.Result): string =>
  [
    `${id}: ${help}`,
    ...nodes.map((node) => `  ${node.html}\n    ${node.any[0]?.message ?? ''}`),
  ].join('\n');

/**
 * After each tested story, runs axe's colour rules again in the dark theme, on the page as the play
 * function left it: in the full suite, when `STORY_DARK` is set (decision 202). The add-on already scans
 * stories that are dark themselves in full, in `npm test` too.
 *
 * Fails the story with the violations found. `parameters.a11y` turns it off as it does the add-on.
 */
export const axeInBothThemes: AfterStory = async ({ parameters, globals, viewMode }) => {
  const { a11y } = parameters;
  // The workbench shows one theme at a time, as its toolbar says; flashing another would be misleading.
  const isOff = a11y?.disable === true || a11y?.test === 'off' || a11y?.test === 'todo';
  if (!isTested || isOff || viewMode !== 'story') return;
  if (document.documentElement.dataset.theme === 'dark') return;
  if (!window.lecternDarkTheme) return;
  // Forced colours come from the system, whatever the theme.
  if (globals.forcedColors === 'active') return;

  const contrast = contrastSpec();
  axe.reset();
  axe.configure(a11y?.config ?? {});
  axe.configure(contrast);
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
