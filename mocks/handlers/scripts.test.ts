// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { field, list, openTestClient, text } from '../testing/testClient.ts';

async function open(scenario: 'default' | 'new-account' | 'busy-account' = 'new-account') {
  const client = await openTestClient({ scenario });
  await client.signIn();
  return client;
}

const titles = (body: unknown) => list(body, 'items').map((item) => text(item, 'title'));

describe('generating a script', () => {
  it('writes the script, and adds it to the library once', async () => {
    const client = await open();
    const prompt = 'Write a 30-second introduction of a tech startup';
    const first = await client.call('POST', '/scripts/generate', { prompt });
    expect(first.status).toBe(200);
    expect(text(first.body, 'text').split(/\s+/).length).toBeGreaterThan(60);
    const second = await client.call('POST', '/scripts/generate', { prompt });
    expect(second.body).toEqual(first.body);
    const library = await client.call('GET', '/scripts/scripts');
    expect(field(library.body, 'total')).toBe(1);
    expect(field(library.body, 'items', 0, 'is_ai_generated')).toBe(true);
  });

  it('rejects an empty prompt and an unknown project', async () => {
    const client = await open();
    expect((await client.call('POST', '/scripts/generate', { prompt: ' ' })).status).toBe(422);
    const body = { prompt: 'Explain tides', project_id: 'prj_none' };
    expect((await client.call('POST', '/scripts/generate', body)).status).toBe(404);
  });
});

describe('the script library', () => {
  it('stores, reads and deletes a script', async () => {
    const client = await open();
    const stored = await client.call('POST', '/scripts', {
      title: 'Startup introduction (Copy)',
      segments: [{ text: 'Welcome to Example.' }, { text: 'This is what we make.' }],
      tags: ['marketing'],
    });
    expect(stored.status).toBe(201);
    const id = text(stored.body, '_id');
    expect((await client.call('GET', `/scripts/${id}`)).body).toMatchObject({
      title: 'Startup introduction (Copy)',
      text: 'Welcome to Example.\n\nThis is what we make.',
      // Eight words at 150 words per minute, rounded up.
      estimated_duration: 4,
      is_ai_generated: false,
    });
    expect(await client.call('DELETE', `/scripts/${id}`)).toEqual({
      status: 200,
      body: { status: 'success' },
    });
    expect((await client.call('GET', `/scripts/${id}`)).status).toBe(404);
    expect((await client.call('DELETE', `/scripts/${id}`)).status).toBe(404);
  });

  it('sorts by date, title and length', async () => {
    const client = await open('default');
    const ask = async (query: string) =>
      titles((await client.call('GET', `/scripts/scripts?${query}`)).body);
    expect((await ask(''))[0]).toBe('Northlight in thirty seconds');
    expect(await ask('sort_by=title&sort_order=asc')).toEqual([
      'Machine learning, simply',
      'Northlight in thirty seconds',
      'Three habits for better lighting',
      'Welcome to the workshop',
    ]);
    const longest = await client.call('GET', '/scripts/scripts?sort_by=word_count&sort_order=desc');
    const counts = list(longest.body, 'items').map((item) => Number(field(item, 'word_count')));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it('filters by tag, searches titles and text, and has pages', async () => {
    const client = await open('default');
    const ask = async (query: string) =>
      (await client.call('GET', `/scripts/scripts?${query}`)).body;
    expect(titles(await ask('tag=marketing'))).toHaveLength(2);
    expect(titles(await ask('search=MUDDY'))).toEqual(['Machine learning, simply']);
    expect(await ask('page=2&page_size=3')).toMatchObject({ pages: 2, total: 4 });
    expect(titles(await ask('page=2&page_size=3'))).toHaveLength(1);
  });

  it('answers 422 with the field for an invalid body', async () => {
    const client = await open();
    const { status, body } = await client.call('POST', '/scripts', {
      title: 'A title',
      segments: [{ words: 'wrong name' }],
    });
    expect(status).toBe(422);
    expect(field(body, 'detail', 0, 'loc')).toEqual(['body', 'segments', 0, 'text']);
  });
});
