// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createApiClient, createMemoryStorage, normaliseScript } from '@lectern/api-client';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { records } from '../../../lib/records/pageRecords.ts';
import { createScriptDrafts } from './scriptDraft.ts';
import { findErrors, readTags, toArgs, valuesOf } from './scriptValues.ts';
import { saveScript } from './saveScript.ts';

function script(rest: Record<string, unknown> = {}) {
  const value = normaliseScript({ _id: 'old', title: 'Spring', ...rest });
  if (!value) throw new Error('not a script');
  return value;
}

const ARGS = { title: 'Spring', segments: [{ text: 'One.' }] };
const ok = () => Response.json({ status: 'success' });
const notFound = () => Response.json({ detail: 'Not found.' }, { status: 404 });
const broken = () => Response.json({ detail: 'Broken.' }, { status: 500 });
const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

/** Saves against a server with these responses, and returns the requests that it received. */
async function save(
  answers: Record<string, () => Response | Promise<Response>>,
  previous: { id: string } | null = { id: 'old' },
) {
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://localhost/api',
    localStorage: createMemoryStorage({ access_token: 'a' }),
    sessionStorage: createMemoryStorage(),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const name = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
      asked.push(name);
      return (
        (await answers[name]?.()) ??
        (request.method === 'POST'
          ? Response.json({ _id: 'new', title: 'Spring' }, { status: 201 })
          : ok())
      );
    },
  });
  const result = await saveScript(client, ARGS, previous).catch(() => 'failed' as const);
  return { asked, result: result === 'failed' ? result : result.isPreviousKept ? 'both' : 'saved' };
}

describe('saveScript never loses the text', () => {
  test('stores the new script before deleting the old one', async () => {
    expect(await save({})).toEqual({
      asked: ['POST /scripts', 'DELETE /scripts/old'],
      result: 'saved',
    });
  });

  test('replaces nothing with a first script', async () => {
    expect(await save({}, null)).toEqual({ asked: ['POST /scripts'], result: 'saved' });
  });

  test('leaves the old script alone if the new one cannot be stored', async () => {
    expect(await save({ 'POST /scripts': broken })).toEqual({
      asked: ['POST /scripts'],
      result: 'failed',
    });
  });

  test('deletes the new script if the old one stays', async () => {
    const answers = {
      'DELETE /scripts/old': broken,
      'GET /scripts/old': () => Response.json({ _id: 'old', title: 'Spring', text: 'x' }),
    };
    expect(await save(answers)).toEqual({
      asked: ['POST /scripts', 'DELETE /scripts/old', 'GET /scripts/old', 'DELETE /scripts/new'],
      result: 'failed',
    });
    const both = { ...answers, 'DELETE /scripts/new': broken };
    expect((await save(both)).result).toBe('both');
    const taken = { ...answers, 'DELETE /scripts/new': notFound };
    expect((await save(taken)).result).toBe('failed');
  });

  test('does not fail if the old script is already deleted', async () => {
    expect((await save({ 'DELETE /scripts/old': notFound })).result).toBe('saved');
    // The response was lost, but the script was deleted: deleting the new one would delete the last.
    const lost = await save({ 'DELETE /scripts/old': offline, 'GET /scripts/old': notFound });
    expect(lost.result).toBe('saved');
    expect(lost.asked).not.toContain('DELETE /scripts/new');
  });

  test('keeps both if the state of the old script is unknown', async () => {
    const dark = await save({ 'DELETE /scripts/old': offline, 'GET /scripts/old': offline });
    expect(dark.result).toBe('both');
    expect(dark.asked).not.toContain('DELETE /scripts/new');
  });
});

describe("the editor's request", () => {
  const before = script({
    description: 'For spring',
    segments: [{ text: 'One\n\nand a half.' }, { text: 'Two.' }],
    tags: ['news, weekly'],
    language: 'en',
  });

  test('returns untouched parts unchanged', () => {
    const args = toArgs({ ...valuesOf(before), title: ' Autumn ' }, before);
    expect(args).toEqual({
      title: 'Autumn',
      description: 'For spring',
      segments: before.segments,
      tags: before.tags,
      language: 'en',
      estimatedDuration: 2,
    });
    const plain = script({ text: 'Plain words.' });
    expect(toArgs(valuesOf(plain), plain).segments).toEqual([{ text: 'Plain words.' }]);
  });

  test('splits segments at empty lines', () => {
    const text = '\n\nOne.\n \nTwo,\nstill two.\n\n\n\n';
    expect(toArgs({ ...valuesOf(null), title: 'T', text }, before).segments).toEqual([
      { text: 'One.' },
      { text: 'Two,\nstill two.' },
    ]);
  });

  test('has trimmed, non-empty and unique tags', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        const tags = readTags(line);
        expect(new Set(tags).size).toBe(tags.length);
        for (const tag of tags) expect(tag).toBe(tag.trim());
        expect(tags).not.toContain('');
        expect(readTags(tags.join(', '))).toEqual(tags);
      }),
    );
    expect(readTags(' news, news ,, Weekly ')).toEqual(['news', 'Weekly']);
  });

  test('requires a title and text', () => {
    expect(findErrors({ ...valuesOf(null), title: ' ', text: '\n' })).toEqual({
      title: 'Title is required',
      text: 'Script is required',
    });
    expect(findErrors(valuesOf(before))).toEqual({});
  });
});

describe('the draft', () => {
  const address = ['maya', 'a'];
  const values = { title: 'T', text: '<b>', tags: '', language: '' };
  const other = { ...values, title: 'Other' };
  /** Opens the editor in a tab; `isClosed` tells by the name of another tab whether it was closed. */
  const openIn = (tab: string, isClosed: (tab: string) => boolean = () => false) =>
    createScriptDrafts({ store: records, tab: { tabId: () => tab, isLeftBehind: isClosed } });
  afterEach(() => {
    localStorage.clear();
    vi.useRealTimers();
  });

  test('is restored for the same user and script only, and removed on request', () => {
    const drafts = openIn('one');
    const { key } = drafts.open(address);
    void drafts.write(key, values);
    expect(drafts.open(address)).toEqual({ key, values });
    expect(drafts.open(['noah', 'a']).values).toBeNull();
    expect(drafts.open(['maya', null]).values).toBeNull();
    expect(drafts.open(['maya', 'a"']).values).toBeNull();
    void drafts.write(key, null);
    expect(drafts.open(address).values).toBeNull();
  });

  test('of one tab is neither shown, nor replaced, nor removed by another open one', () => {
    const [one, two] = [openIn('one'), openIn('two')];
    const mine = one.open(address);
    void one.write(mine.key, values);
    const theirs = two.open(address);
    expect(theirs.values).toBeNull();
    void two.write(theirs.key, other);
    expect(one.open(address).values).toEqual(values);
    void two.write(theirs.key, null);
    expect(one.open(address).values).toEqual(values);
  });

  test('of a closed tab is taken over by one tab, the newest first', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const closed = ['closed', 'closed later'].map((tab, index) => {
      vi.setSystemTime(index);
      const drafts = openIn(tab);
      const { key } = drafts.open(address);
      void drafts.write(key, values);
      return key;
    });
    const wasClosed = (tab: string) => tab.startsWith('closed');
    const [one, two, three] = ['one', 'two', 'three'].map((tab) => openIn(tab, wasClosed));
    expect(one?.open(address)).toEqual({ key: closed[1], values });
    expect(two?.open(address)).toEqual({ key: closed[0], values });
    expect(three?.open(address).values).toBeNull();
  });

  test('of an earlier version is restored', () => {
    localStorage.setItem('lectern.script-draft.["maya","a"]', JSON.stringify(values));
    expect(openIn('one').open(address).values).toEqual(values);
  });

  test.each(['', '{', '7', '{"title":1}', '[]'])('is null if %j is stored instead', (text) => {
    const drafts = openIn('one');
    localStorage.setItem(drafts.open(address).key, text);
    expect(drafts.open(address).values).toBeNull();
  });
});
