import fastGlob from 'fast-glob';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './run.mjs';
import { touchedStories } from './touchedStories.mjs';

const STORIES = fastGlob.sync('packages/*/src/**/*.stories.tsx', { cwd: ROOT });
const touched = (...files: string[]) => touchedStories(files, STORIES);
const ui = (path: string) => `packages/ui/src/components/${path}`;

it('takes the stories that a component is in, and no others', () => {
  expect(touched(ui('Table/Table.css.ts'))).toContain(ui('Table/Table.stories.tsx'));
  expect(touched(ui('Table/Table.css.ts'))).not.toContain(ui('Tabs/Tabs.stories.tsx'));
  expect(touched(ui('VideoPlayer/PlayerVolume.tsx'))).toContain(
    'packages/app/src/screens/CreateVideo/preview/PreviewStep.stories.tsx',
  );
});

it('takes of the stories that import a stylesheet those that were drawn with it', () => {
  const drawn = Object.fromEntries(STORIES.map((story) => [story, ['ui-components-Text-Text']]));
  const tooltip = ui('Tooltip/Tooltip.css.ts');
  const without = touchedStories([tooltip], STORIES, {});
  expect(without.length).toBeGreaterThan(40);
  expect(touchedStories([tooltip], STORIES, drawn)).toEqual([]);

  const story = ui('IconButton/IconButton.stories.tsx');
  const shown = { ...drawn, [story]: ['ui-components-Tooltip-Tooltip'] };
  expect(touchedStories([tooltip], STORIES, shown)).toEqual([story]);
  // Of a file that was never pictured nothing is known.
  const { [story]: _known, ...others } = drawn;
  expect(touchedStories([tooltip], STORIES, others)).toEqual([story]);
  // What a component does, beside how it looks, imports alone tell.
  const component = ui('Tooltip/Tooltip.tsx');
  const importing = touchedStories([component], STORIES, {});
  expect(touchedStories([component], STORIES, drawn)).toEqual(importing);
  expect(touchedStories([tooltip, component], STORIES, drawn)).toEqual(importing);
});

it('takes stories that were drawn with what is made of a stylesheet', () => {
  const story = ui('TextField/TextField.stories.tsx');
  const drawn = { [story]: ['ui-components-Form-Form'] };
  const base = ui('AppShell/AppShell.css.ts');
  const footer = ui('WizardFooter/WizardFooter.stories.tsx');
  const drawnFooter = { [footer]: ['ui-components-WizardFooter-WizardFooter'] };
  expect(touchedStories([base], [footer], drawnFooter)).toEqual([footer]);
  expect(touchedStories([ui('Field/Field.css.ts')], [story], drawn)).toEqual([]);
});

it('takes all stories that import rules without a class', () => {
  const flow = STORIES.find((file) => file.endsWith('ManageVideos.stories.tsx')) ?? '';
  const page = 'packages/app/src/navigation/filmTransition.css.ts';
  expect(touchedStories([page], [flow], { [flow]: [] })).toEqual([flow]);
});

it('finds each component’s own stories by any file of it', () => {
  const withStories = STORIES.filter((file) => file.startsWith(ui('')));
  expect(withStories.length).toBeGreaterThan(80);
  const missed = withStories.filter((story) => {
    const files = fastGlob.sync(`${dirname(story)}/*.css.ts`, { cwd: ROOT });
    return files.some((file) => {
      // By the imports alone: a sheet may be drawn with in no picture.
      const found = touchedStories([file], STORIES, {});
      return found !== 'all' && !found.includes(story);
    });
  });
  expect(missed).toEqual([]);
});

it.each([
  ['the tokens', 'packages/ui/src/theme/tokens.json'],
  ['the preview', '.storybook/preview.tsx'],
  ['what decorates each story', '.storybook/look.ts'],
  ['packages of others', 'package-lock.json'],
  ['a file that is fetched', 'mocks/public/films/teaser.mp4'],
  ['how pictures are taken', 'visual/stillPage.ts'],
])('takes all pictures for %s', (_what, file) => {
  expect(touched(file)).toBe('all');
});

it.each([
  ['tests', ui('Button/Button.test.tsx')],
  ['end-to-end tests', 'packages/app/e2e/newcomer.spec.ts'],
  ['words', 'docs/stories.md'],
  ['scripts', 'scripts/visual.mjs'],
  ['the page of a screen', '.storybook/ScreenPage.tsx'],
])('takes none for %s', (_what, file) => {
  expect(touched(file)).toEqual([]);
});
