import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPERATION_IDS } from '@lectern/api-client/contract';
import { answerWords, appAddress } from './answerWords.ts';
import { screenDocs } from './screenDocs.ts';
import { inItsTier } from '../storyTiers.ts';
import { ROOT } from '../../scripts/lib/run.mjs';
import {
  readAnswers,
  readAppStories,
  readAppTitles,
} from '../../scripts/lib/sources/screenStories.mjs';

const titles = readAppTitles(OPERATION_IDS);
const screens = titles.filter(({ title }) => title.startsWith('Screens/'));

describe('the pages of screens', () => {
  it('finds the screens', () => expect(screens.length).toBeGreaterThan(30));

  it.each(screens)('has docs for $title next to its stories', ({ title, file, stories }) => {
    const docs = screenDocs(title);
    expect(docs?.purpose).toMatch(/^[A-Z].+\.$/);
    expect(stories.map(({ name }) => name)).toContain(docs?.shown);
    expect(Object.keys(docs?.keyboard ?? {}).length).toBeGreaterThan(0);
    expect(existsSync(`${ROOT}/${file.replace('.stories.tsx', '.screen.ts')}`)).toBe(true);
    const measures = docs?.measured ?? [];
    expect(measures.filter(({ by }) => !existsSync(`${ROOT}/${by}`))).toEqual([]);
  });

  it.each(screens)('lists each story of $title', ({ file, stories }) => {
    const source = readFileSync(`${ROOT}/${file}`, 'utf8');
    const exported = [...source.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name]) => name);
    expect(stories.map(({ name }) => name)).toEqual(exported);
  });

  it('gives a page to each screen, and not to components', () => {
    const tagsOf = (title: string) =>
      inItsTier({ type: 'story', title, exportName: 'Default', importPath: '' }).tags;
    expect(tagsOf('Screens/Login')).toContain('autodocs');
    expect(tagsOf('Components/Actions/Button')).not.toContain('autodocs');
  });
});

describe('the declarations of a story', () => {
  const read = (text: string) => readAnswers(text, ['listScripts', 'login']);

  it('list each endpoint with its response, once', () => {
    expect(read('withHandlers(listScripts.empty, login.failing(401), listScripts.empty)')).toEqual([
      { operation: 'listScripts', answer: 'empty' },
      { operation: 'login', answer: 'failing', status: 401 },
    ]);
    expect(read('listScripts.failing(403, { times: 1 })')).toEqual([
      { operation: 'listScripts', answer: 'failing', status: 403, isOnce: true },
    ]);
    expect(
      read('login.failing(500), listScripts.failing(403, { times: 1 })')[0],
    ).not.toHaveProperty('isOnce');
    expect(read('login.failing(401), listScripts.failing(404)')).toHaveLength(2);
    expect(read('form.pending(handler)')).toEqual([]);
  });

  it('replace those of its meta, and include the comment above it and its path', () => {
    const source = `
const { listScripts } = storyEndpoints('default');
const meta = { title: 'Screens/X', parameters: { app: { path: '/x' }, msw: { handlers: [listScripts.ok] } } };
export default meta;
// Specification: scripts.1
/** Nothing yet. */
export const NoneYet: Story = { parameters: withHandlers(listScripts.empty) };
export const Default: Story = {};
`;
    expect(readAppStories(source, ['listScripts'])?.stories).toEqual([
      {
        id: 'screens-x--none-yet',
        name: 'NoneYet',
        label: 'None Yet',
        words: 'Nothing yet.',
        path: '/x',
        answers: [{ operation: 'listScripts', answer: 'empty' }],
      },
      {
        id: 'screens-x--default',
        name: 'Default',
        label: 'Default',
        words: '',
        path: '/x',
        answers: [{ operation: 'listScripts', answer: 'ok' }],
      },
    ]);
  });

  it('are described in words, and have an address if a scenario produces them', () => {
    const failing = { operation: 'listScripts', answer: 'failing', status: 500 };
    expect(answerWords(failing)).toBe('500');
    expect(answerWords({ ...failing, isOnce: true })).toBe('500, then as the server responds');
    expect(appAddress({ path: '/x', answers: [failing] })).toBe('/x?scenario=server-down');
    expect(appAddress({ path: '/x?q=1', answers: [{ operation: 'login', answer: 'empty' }] })).toBe(
      '/x?q=1&scenario=new-account',
    );
    expect(appAddress({ path: '/x', answers: [] })).toBe('/x');
    expect(appAddress({ path: '/x', answers: [{ operation: 'login', answer: 'odd' }] })).toBe(
      undefined,
    );
    expect(appAddress({ answers: [] })).toBe(undefined);
  });
});
