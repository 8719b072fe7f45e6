// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createApiClient, createMemoryStorage, normaliseScript } from '@lectern/api-client';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { readDraft, writeDraft } from './scriptDraft.ts';
import { findErrors, isSame, readTags, toArgs, valuesOf } from './scriptValues.ts';
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

/** Saves over a server that answers so, and tells what it was asked. */
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

describe('saveScript: the words are never without a home', () => {
  test('the new one is stored before the old one is deleted', async () => {
    expect(await save({})).toEqual({
      asked: ['POST /scripts', 'DELETE /scripts/old'],
      result: 'saved',
    });
  });

  test('a first one replaces nothing', async () => {
    expect(await save({}, null)).toEqual({ asked: ['POST /scripts'], result: 'saved' });
  });

  test('where the new one cannot be stored, the old one is not touched', async () => {
    expect(await save({ 'POST /scripts': broken })).toEqual({
      asked: ['POST /scripts'],
      result: 'failed',
    });
  });

  test('where the old one stays, the new one is taken back', async () => {
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

  test('an old one that is gone already is no failure', async () => {
    expect((await save({ 'DELETE /scripts/old': notFound })).result).toBe('saved');
    // The answer was lost, the deletion was not: taking the new one back would take the last.
    const lost = await save({ 'DELETE /scripts/old': offline, 'GET /scripts/old': notFound });
    expect(lost.result).toBe('saved');
    expect(lost.asked).not.toContain('DELETE /scripts/new');
  });

  test('where nobody knows about the old one, both are kept', async () => {
    const dark = await save({ 'DELETE /scripts/old': offline, 'GET /scripts/old': offline });
    expect(dark.result).toBe('both');
    expect(dark.asked).not.toContain('DELETE /scripts/new');
  });
});

describe('what the editor sends', () => {
  const before = script({
    description: 'For spring',
    segments: [{ text: 'One\n\nand a half.' }, { text: 'Two.' }],
    tags: ['news, weekly'],
    language: 'en',
  });

  test('parts that were not touched go back as they came', () => {
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

  test('empty lines part the segments', () => {
    const text = '\n\nOne.\n \nTwo,\nstill two.\n\n\n\n';
    expect(toArgs({ ...valuesOf(null), title: 'T', text }, before).segments).toEqual([
      { text: 'One.' },
      { text: 'Two,\nstill two.' },
    ]);
  });

  test('tags are trimmed, filled and different', () => {
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

  test('a title and words are needed', () => {
    expect(findErrors({ ...valuesOf(null), title: ' ', text: '\n' })).toEqual({
      title: 'Title is required',
      text: 'Script is required',
    });
    expect(findErrors(valuesOf(before))).toEqual({});
  });
});

describe('the draft', () => {
  const address = { owner: 'maya', scriptId: 'a' };
  const values = { title: 'T', text: '<b>', tags: '', language: '' };
  afterEach(() => localStorage.clear());

  test('comes back for the same user and script alone, and is forgotten on request', () => {
    writeDraft(address, values);
    const draft = readDraft(address);
    expect(draft && isSame(draft, values)).toBe(true);
    expect(readDraft({ ...address, owner: 'noah' })).toBeNull();
    expect(readDraft({ ...address, scriptId: null })).toBeNull();
    writeDraft(address, null);
    expect(readDraft(address)).toBeNull();
  });

  test.each(['', '{', '7', '{"title":1}', '[]'])('%j in its place reads as none', (text) => {
    writeDraft(address, values);
    localStorage.setItem(localStorage.key(0) ?? '', text);
    expect(readDraft(address)).toBeNull();
  });
});
