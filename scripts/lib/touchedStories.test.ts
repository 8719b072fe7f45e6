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

it('finds each component’s own stories by any file of it', () => {
  const withStories = STORIES.filter((file) => file.startsWith(ui('')));
  expect(withStories.length).toBeGreaterThan(80);
  const missed = withStories.filter((story) => {
    const files = fastGlob.sync(`${dirname(story)}/*.css.ts`, { cwd: ROOT });
    return files.some((file) => {
      const found = touched(file);
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
