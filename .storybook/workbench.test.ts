import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALIASES, aliasesOf } from './pages/aliases.ts';
import { CHOICES } from './pages/choices.ts';
import { chromaticModesPlugin } from './plugins/chromaticModesPlugin.ts';
import { findComponents } from './pages/findComponents.ts';
import { screensMatching } from './pages/findStates.ts';
import { screenModes } from './modes.ts';
import { PURPOSES } from './pages/purposes.ts';
import { isForMachines, isPictured } from './storyTiers.ts';
import { ROOT } from '../scripts/lib/run.mjs';

const filesBelow = (folder: string, ending: string) =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');
const titles = ['packages/ui/src', 'packages/app/src']
  .flatMap((folder) => filesBelow(folder, '.stories.tsx'))
  .flatMap((file) => {
    const source = read(file);
    const title = /meta = \{\n {2}title: '(.+)',$/m.exec(source)?.[1];
    return title === undefined ? [] : [{ file, title, id: /^ {2}id: '(.+)',$/m.exec(source)?.[1] }];
  });
const components = titles.filter(({ title }) => title.startsWith('Components/'));

describe('the workbench', () => {
  it('files every component under its purpose, and keeps its address', () => {
    const expected = PURPOSES.flatMap(({ name, components: ofPurpose }) =>
      ofPurpose.map((component) => `Components/${name}/${component}`),
    );
    expect(components.map(({ title }) => title).toSorted()).toEqual(expected.toSorted());
    const moved = components.filter(
      ({ title, id }) => id !== `components-${(title.split('/').at(-1) ?? '').toLowerCase()}`,
    );
    expect(moved).toEqual([]);
  });

  it('shows screens and flows under their roots', () => {
    const roots = titles.map(({ title }) => title.split('/')[0]);
    expect(new Set(roots)).toEqual(new Set(['Components', 'Flows', 'Foundations', 'Screens']));
  });

  it('lists on each page the other names of its component', () => {
    const pagesOfComponents = filesBelow('packages/ui/src', '.mdx').filter(
      (file) => !file.includes('/foundations/'),
    );
    const named = Object.fromEntries(
      pagesOfComponents.flatMap((file) => {
        const called = /^## Also called (.+)$/m.exec(read(file))?.[1];
        return called === undefined ? [] : [[basename(file, '.mdx'), called.split(', ')]];
      }),
    );
    const expected = components.flatMap(({ title }) => {
      const name = title.split('/').at(-1) ?? '';
      return aliasesOf(name).length > 0 ? [[name, aliasesOf(name)]] : [];
    });
    expect(named).toEqual(Object.fromEntries(expected));
  });

  it.each(Object.entries(ALIASES))('for “%s”, finds %s', (word, [meant = '']) => {
    expect(
      findComponents(word)
        .slice(0, 3)
        .map(({ component }) => component),
    ).toContain(meant);
  });

  it('finds a component by its own name first, and nothing for an empty or unknown word', () => {
    for (const { components: ofPurpose } of PURPOSES) {
      for (const name of ofPurpose) expect(findComponents(name)[0]?.component).toBe(name);
    }
    expect(findComponents('  ')).toEqual([]);
    expect(findComponents('zebra')).toEqual([]);
  });

  it('searches for each word if the whole text finds nothing', () => {
    const names = (typed: string) => findComponents(typed).map(({ component }) => component);
    expect(names('choice of three').slice(0, 3)).toEqual(names('choice').slice(0, 3));
    expect(names('date picker')).toEqual(names('picker'));
    expect(names('one of two')).toEqual([]);
  });

  it('distinguishes components that are easily confused, all on one page', () => {
    const known = PURPOSES.flatMap(({ components: ofPurpose }) => ofPurpose);
    const page = read('.storybook/pages/ChooseBetweenComponents.mdx');
    for (const [name, choices] of Object.entries(CHOICES)) {
      const offered = choices.map(([, component]) => component);
      expect(known).toEqual(expect.arrayContaining(offered));
      expect(new Set(offered).size).toBe(choices.length);
      expect(page).toContain(`<ChoiceTable of="${name}" />`);
    }
  });

  it('finds a state by its screen and its name, and leaves out tests', () => {
    const entry = (title: string, name: string, tags: string[] = []) => ({
      id: name,
      type: name === 'Docs' ? ('docs' as const) : ('story' as const),
      ...{ title, name, tags },
    });
    const entries = [
      entry('Screens/My Videos/My Videos', 'Docs'),
      entry('Screens/My Videos/My Videos', 'Empty'),
      entry('Screens/My Videos/My Videos', 'Empty, hostile', ['tests']),
      entry('Screens/Scripts', 'Empty'),
      entry('Flows/Manage videos', 'Empty'),
    ];
    const named = (words: string) =>
      screensMatching(entries, words).map(({ title, page, states }) => [
        title,
        page?.name,
        states.map(({ name }) => name),
      ]);
    expect(named('my  VIDEOS empty')).toEqual([['Screens/My Videos/My Videos', 'Docs', ['Empty']]]);
    expect(named('').map(([title]) => title)).toEqual([
      'Screens/My Videos/My Videos',
      'Screens/Scripts',
    ]);
    expect(named('zebra')).toEqual([]);
  });

  it('hides stories for machines, and not those for reviewers', () => {
    const forMachines = ['HostileValues', 'SmallestLargeText', 'Dark', 'LoadFailed'].map(
      isForMachines,
    );
    expect(forMachines).toEqual([true, true, false, false]);
  });

  it('takes no snapshot of stories that no one reviews, and six of a screen', () => {
    expect(['HostileValues', 'RightToLeft', 'Sizes'].map(isPictured)).toEqual([false, true, true]);
    const { transform } = chromaticModesPlugin();
    if (typeof transform !== 'function') throw new Error('It has no transform.');
    const code = 'export const Sizes = {};\nexport const Narrow = {};';
    const changed = Reflect.apply(transform, {}, [code, '/src/Button.stories.tsx']);
    expect(changed).toMatchObject({
      code: `${code}\nNarrow.parameters = { chromatic: {"disableSnapshot":true}, ...Narrow.parameters };`,
    });
    expect(Reflect.apply(transform, {}, [code, '/src/Button.tsx'])).toBeUndefined();

    const login = `${ROOT}/packages/app/src/screens/Login/LoginScreen.stories.tsx`;
    const screen = 'export const Default = {};\nexport const Empty = {};';
    expect(Reflect.apply(transform, {}, [screen, login])).toMatchObject({
      code: `${screen}\nDefault.parameters = { chromatic: ${JSON.stringify({ modes: screenModes })}, ...Default.parameters };`,
    });
  });
});
