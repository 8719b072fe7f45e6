import fastGlob from 'fast-glob';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DrawnStories, readDrawn } from './drawnRecord.mjs';
import { filesOf } from './moduleGraph.mjs';
import { ROOT } from '../run.mjs';
import { SHARE } from './sampledComponents.mjs';
import { touchedStories } from './touchedStories.mjs';

const STORIES = fastGlob.sync('packages/*/src/**/*.stories.tsx', { cwd: ROOT });
const touched = (...files: string[]) => touchedStories(files, STORIES);
const NONE = { files: [], stories: [], sampled: [] };
const ui = (path: string) => `packages/ui/src/components/${path}`;

const importing = (file: string) => STORIES.filter((story) => filesOf(story).has(file));
const some = (of: ReturnType<typeof touchedStories>) => {
  if (of === 'all') throw new Error('Some stories are expected, not all.');
  return of;
};
const TABLE = ui('Table/Table.stories.tsx');
const TOOLTIP = ui('Tooltip/Tooltip.css.ts');
const ICON_BUTTON = ui('IconButton/IconButton.stories.tsx');
const rule = (name: string) => `ui-components-${name}`;
/** A record of one story per file, drawn with nothing. */
const nothing: DrawnStories = Object.fromEntries(STORIES.map((file) => [file, { [file]: [] }]));

it('selects story files that were never captured by their imports', () => {
  const { files } = some(touchedStories([ui('Table/Table.css.ts')], STORIES, {}));
  expect(files).toContain(TABLE);
  expect(files).not.toContain(ui('Tabs/Tabs.stories.tsx'));
  expect(files).toEqual(importing(ui('Table/Table.css.ts')).toSorted());
});

it('selects, of the stories that import a stylesheet, those that were drawn with it', () => {
  expect(importing(TOOLTIP).length).toBeGreaterThan(40);
  expect(touchedStories([TOOLTIP], STORIES, nothing)).toEqual(NONE);

  const shown: DrawnStories = {
    ...nothing,
    [ICON_BUTTON]: { 'x--plain': [], 'x--hovered': [rule('Tooltip-Tooltip__tip')] },
  };
  expect(touchedStories([TOOLTIP], STORIES, shown)).toEqual({ ...NONE, stories: ['x--hovered'] });
  const { [ICON_BUTTON]: _known, ...others } = shown;
  expect(touchedStories([TOOLTIP], STORIES, others)).toEqual({ ...NONE, files: [ICON_BUTTON] });
});

it('selects, for a component’s module, the stories drawn with its stylesheets and its own stories', () => {
  const own = ui('Tooltip/Tooltip.stories.tsx');
  const drawn: DrawnStories = {
    ...nothing,
    [own]: { 'tooltip--closed': [] },
    [ICON_BUTTON]: { 'x--plain': [], 'x--hovered': [rule('Tooltip-Tooltip__tip')] },
  };
  const component = touchedStories([ui('Tooltip/Tooltip.tsx')], STORIES, drawn);
  expect(component).toEqual({ ...NONE, stories: ['tooltip--closed', 'x--hovered'] });
  expect(touchedStories([own], STORIES, drawn)).toEqual({ ...NONE, files: [own] });
});

it('selects by imports for a module without a stylesheet', () => {
  const format = 'packages/ui/src/format/formatTime.ts';
  const { files, stories } = some(touchedStories([format], STORIES, nothing));
  expect(files).toEqual(importing(format).toSorted());
  expect(stories).toEqual([]);
});

it('selects stories that were drawn with stylesheets made of the changed one', () => {
  const story = ui('Chip/Chip.stories.tsx');
  const drawn = { [story]: { 'chip--all': [rule('Chip-Chip__chip')] } };
  // A chip is as high as a button on touch devices.
  expect(touchedStories([ui('Button/Button.css.ts')], [story], drawn)).toEqual({
    ...NONE,
    stories: ['chip--all'],
  });
  expect(touchedStories([ui('Icon/Icon.css.ts')], [story], drawn)).toEqual(NONE);
});

it('selects all stories that import rules without a class', () => {
  const flow = STORIES.find((file) => file.endsWith('ManageVideos.stories.tsx')) ?? '';
  const page = 'packages/app/src/navigation/filmTransition.css.ts';
  expect(touchedStories([page], [flow], { [flow]: {} })).toEqual({ ...NONE, files: [flow] });
});

describe('for a component that many stories are drawn with', () => {
  const BUTTON = ui('Button/Button.css.ts');
  const sheet = rule('Button-Button__');
  const own = ui('Button/Button.stories.tsx');
  const users = importing(BUTTON).filter((file) => file !== own);
  /** Every file has stories that show the button's surface; only one shows a small button. */
  const drawn: DrawnStories = {
    [own]: { 'actions-button--all': [`${sheet}surface`] },
    ...Object.fromEntries(
      users.map((file, number) => [
        file,
        {
          [`screens-${number}--a`]: [`${sheet}surface`],
          [`screens-${number}--b`]: [`${sheet}surface`, ...(number === 7 ? [`${sheet}sm`] : [])],
        },
      ]),
    ),
  };
  const count = users.length * 2 + 1;

  it('selects a sample that shows all of its rules', () => {
    const { files, stories, sampled } = some(touchedStories([BUTTON], STORIES, drawn));
    // Such as flows.
    expect(files).toEqual([]);
    expect(stories.length).toBe(Math.floor(count * SHARE));
    expect(stories).toEqual(expect.arrayContaining(['actions-button--all', 'screens-7--b']));
    expect(sampled).toEqual([
      { folder: dirname(BUTTON), drawn: count, taken: Math.floor(count * SHARE) },
    ]);
  });

  it('selects as many for its stylesheet and its modules as for one of them', () => {
    const files = [BUTTON, ui('Button/Button.tsx'), ui('Button/buttonLook.tsx')];
    expect(touchedStories(files, STORIES, drawn)).toEqual(touchedStories([BUTTON], STORIES, drawn));
  });

  it('samples each of several components separately', () => {
    const both = { ...drawn, [TABLE]: { 'data-table--all': [rule('Table-Table__row')] } };
    const { stories, sampled } = some(
      touchedStories([BUTTON, ui('Table/Table.css.ts')], STORIES, both),
    );
    expect(stories).toContain('data-table--all');
    expect(sampled.length).toBe(1);
  });
});

describe('with the record of the last screenshots', () => {
  const drawn = readDrawn();
  const count = Object.values(drawn).flatMap((known) => Object.keys(known)).length;
  const folders = fastGlob
    .sync('packages/ui/src/components/*/*.css.ts', { cwd: ROOT })
    .map((file) => dirname(file));

  it.each([...new Set(folders)])(
    'selects at most the allowed share of the stories for %s',
    (folder) => {
      const modules = fastGlob.sync(`${folder}/*.{ts,tsx}`, { cwd: ROOT });
      const changed = modules.filter((file) => !/\.(?:stories|test)\.tsx?$/.test(file));
      // Rules without a class are selected by imports, and stories without a screenshot have none to compare.
      const { stories } = some(touchedStories(changed, STORIES, drawn));
      const own = Object.keys(drawn[`${folder}/${basename(folder)}.stories.tsx`] ?? {});
      expect(stories.length).toBeLessThanOrEqual(Math.max(count * SHARE, own.length));
    },
  );
});

it('finds each component’s own stories from any of its files', () => {
  const withStories = STORIES.filter((file) => file.startsWith(ui('')));
  expect(withStories.length).toBeGreaterThan(80);
  const missed = withStories.filter((story) => {
    const files = fastGlob.sync(`${dirname(story)}/*.css.ts`, { cwd: ROOT });
    return files.some((file) => {
      // By the imports alone: there may be no screenshot that is drawn with a stylesheet.
      const found = touchedStories([file], STORIES, {});
      return found !== 'all' && !found.files.includes(story);
    });
  });
  expect(missed).toEqual([]);
});

it.each([
  ['the tokens', 'packages/ui/src/theme/tokens.json'],
  ['the preview', '.storybook/preview.tsx'],
  ['what decorates each story', '.storybook/toolbar/look.ts'],
  ['packages of others', 'package-lock.json'],
  ['a file that is fetched', 'mocks/public/films/teaser.mp4'],
  ['how pictures are taken', 'visual/stillPage.ts'],
])('selects all stories for %s', (_what, file) => {
  expect(touched(file)).toBe('all');
});

it.each([
  ['tests', ui('Button/Button.test.tsx')],
  ['end-to-end tests', 'packages/app/e2e/newcomer.spec.ts'],
  ['words', 'docs/stories.md'],
  ['scripts', 'scripts/visual.mjs'],
  ['the page of a screen', '.storybook/pages/ScreenPage.tsx'],
])('selects no stories for %s', (_what, file) => {
  expect(touched(file)).toEqual(NONE);
});
