import fastGlob from 'fast-glob';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DrawnStories, readDrawn } from './drawnRecord.mjs';
import { filesOf } from './moduleGraph.mjs';
import { ROOT } from './run.mjs';
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
/** A record of a story for each file, drawn with nothing. */
const nothing: DrawnStories = Object.fromEntries(STORIES.map((file) => [file, { [file]: [] }]));

it('takes by imports the files of stories that were never pictured', () => {
  const { files } = some(touchedStories([ui('Table/Table.css.ts')], STORIES, {}));
  expect(files).toContain(TABLE);
  expect(files).not.toContain(ui('Tabs/Tabs.stories.tsx'));
  expect(files).toEqual(importing(ui('Table/Table.css.ts')).toSorted());
});

it('takes of the stories that import a stylesheet those that were drawn with it', () => {
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

it('takes by a module of a component what was drawn with its stylesheets, and its own stories', () => {
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

it('takes by imports what a module without a stylesheet changes', () => {
  const format = 'packages/ui/src/format/formatTime.ts';
  const { files, stories } = some(touchedStories([format], STORIES, nothing));
  expect(files).toEqual(importing(format).toSorted());
  expect(stories).toEqual([]);
});

it('takes stories that were drawn with what is made of a stylesheet', () => {
  const story = ui('Chip/Chip.stories.tsx');
  const drawn = { [story]: { 'chip--all': [rule('Chip-Chip__chip')] } };
  // A chip is as high as a button where fingers are.
  expect(touchedStories([ui('Button/Button.css.ts')], [story], drawn)).toEqual({
    ...NONE,
    stories: ['chip--all'],
  });
  expect(touchedStories([ui('Icon/Icon.css.ts')], [story], drawn)).toEqual(NONE);
});

it('takes all stories that import rules without a class', () => {
  const flow = STORIES.find((file) => file.endsWith('ManageVideos.stories.tsx')) ?? '';
  const page = 'packages/app/src/navigation/filmTransition.css.ts';
  expect(touchedStories([page], [flow], { [flow]: {} })).toEqual({ ...NONE, files: [flow] });
});

describe('of a component that many stories are drawn with', () => {
  const BUTTON = ui('Button/Button.css.ts');
  const sheet = rule('Button-Button__');
  const own = ui('Button/Button.stories.tsx');
  const users = importing(BUTTON).filter((file) => file !== own);
  /** Each with stories that show the button's surface; one alone shows a small one. */
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

  it('takes a sample that shows all of its rules', () => {
    const { files, stories, sampled } = some(touchedStories([BUTTON], STORIES, drawn));
    // Such as flows.
    expect(files).toEqual([]);
    expect(stories.length).toBe(Math.floor(count * SHARE));
    expect(stories).toEqual(expect.arrayContaining(['actions-button--all', 'screens-7--b']));
    expect(sampled).toEqual([
      { folder: dirname(BUTTON), drawn: count, taken: Math.floor(count * SHARE) },
    ]);
  });

  it('takes as many for its stylesheet and its modules as for one of them', () => {
    const files = [BUTTON, ui('Button/Button.tsx'), ui('Button/buttonLook.tsx')];
    expect(touchedStories(files, STORIES, drawn)).toEqual(touchedStories([BUTTON], STORIES, drawn));
  });

  it('samples each of several components by itself', () => {
    const both = { ...drawn, [TABLE]: { 'data-table--all': [rule('Table-Table__row')] } };
    const { stories, sampled } = some(
      touchedStories([BUTTON, ui('Table/Table.css.ts')], STORIES, both),
    );
    expect(stories).toContain('data-table--all');
    expect(sampled.length).toBe(1);
  });
});

describe('by the record of the last pictures', () => {
  const drawn = readDrawn();
  const count = Object.values(drawn).flatMap((known) => Object.keys(known)).length;
  const folders = fastGlob
    .sync('packages/ui/src/components/*/*.css.ts', { cwd: ROOT })
    .map((file) => dirname(file));

  it.each([...new Set(folders)])('takes at most a part of the stories for %s', (folder) => {
    const modules = fastGlob.sync(`${folder}/*.{ts,tsx}`, { cwd: ROOT });
    const changed = modules.filter((file) => !/\.(?:stories|test)\.tsx?$/.test(file));
    // Rules without a class go by imports, and stories without a picture have none to compare.
    const { stories } = some(touchedStories(changed, STORIES, drawn));
    const own = Object.keys(drawn[`${folder}/${basename(folder)}.stories.tsx`] ?? {});
    expect(stories.length).toBeLessThanOrEqual(Math.max(count * SHARE, own.length));
  });
});

it('finds each component’s own stories by any file of it', () => {
  const withStories = STORIES.filter((file) => file.startsWith(ui('')));
  expect(withStories.length).toBeGreaterThan(80);
  const missed = withStories.filter((story) => {
    const files = fastGlob.sync(`${dirname(story)}/*.css.ts`, { cwd: ROOT });
    return files.some((file) => {
      // By the imports alone: a sheet may be drawn with in no picture.
      const found = touchedStories([file], STORIES, {});
      return found !== 'all' && !found.files.includes(story);
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
  expect(touched(file)).toEqual(NONE);
});
