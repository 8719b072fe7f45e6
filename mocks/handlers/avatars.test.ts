// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { field, list, openTestClient, text } from '../testing/testClient.ts';

async function open() {
  const client = await openTestClient({ scenario: 'new-account' });
  await client.signIn();
  return client;
}

const names = (body: unknown) => list(body, 'items').map((item) => text(item, 'name'));

describe('the avatar list', () => {
  it('returns every avatar if no page is requested', async () => {
    const client = await open();
    const { body } = await client.call('GET', '/avatars');
    expect(list(body, 'items')).toHaveLength(43);
    expect(body).toMatchObject({ pages: 1, total: 43 });
    expect(text(body, 'items', 0, 'thumbnail_url')).toMatch(/^data:image\/svg\+xml,/);
  });

  it('describes each avatar without mentioning hearing aids or wheelchairs', async () => {
    const client = await open();
    const items = list((await client.call('GET', '/avatars')).body, 'items');
    const descriptions = items.map((item) => text(item, 'description'));
    expect(new Set(descriptions).size).toBe(43);
    expect(descriptions.join(' ')).not.toMatch(/hearing|wheelchair/i);
    for (const item of items) {
      expect(text(item, 'style')).not.toBe('');
      if (field(item, 'category') === 'realistic') expect(text(item, 'ethnicity')).not.toBe('');
    }
  });

  it('returns 12 per page', async () => {
    const client = await open();
    const { body } = await client.call('GET', '/avatars?page=4&limit=12');
    expect(list(body, 'items')).toHaveLength(7);
    expect(body).toMatchObject({ pages: 4, total: 43 });
  });

  it.each([
    ['category=realistic', 24],
    ['category=styled', 19],
    ['category=custom', 0],
    ['gender=Female&category=realistic', 12],
    ['gender=non-binary', 2],
    ['age_range=55%2B', 5],
    ['age_range=18-24', 10],
    ['ethnicity=african', 6],
    ['style=business&gender=male', 5],
    ['search=KOFI', 1],
    ['search=nobody', 0],
  ])('filters by %s', async (query, total) => {
    const client = await open();
    expect(field((await client.call('GET', `/avatars?${query}`)).body, 'total')).toBe(total);
  });

  it('rejects a category that does not exist', async () => {
    const client = await open();
    expect((await client.call('GET', '/avatars?category=robots')).status).toBe(422);
  });
});

describe('a generated avatar', () => {
  const prompt = 'An elderly man with a beard and glasses';

  async function generate(client: Awaited<ReturnType<typeof open>>) {
    const body = { prompt, visual_style: 'realistic', model: 'default-image-model' };
    return client.call('POST', '/avatars/text-to-image', body);
  }

  const save = (trimId: string, visibility: string) => ({
    trim_id: trimId,
    name: 'The professor',
    description: prompt,
    tags: [],
    visibility,
  });

  it('is an image of a figure, saved under its id and listed first', async () => {
    const client = await open();
    const image = await generate(client);
    expect(text(image.body, 'image_url')).toMatch(/^data:image\/svg\+xml,/);
    const saved = await client.call(
      'POST',
      '/avatars/save-generated-avatar',
      save(text(image.body, 'trim_id'), 'private'),
    );
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({
      name: 'The professor',
      category: 'custom',
      visibility: 'private',
      is_custom: true,
      gender: 'male',
      age_range: '55+',
      thumbnail_url: text(image.body, 'image_url'),
    });
    expect(names((await client.call('GET', '/avatars')).body)[0]).toBe('The professor');
  });

  // Specification: avatars.4
  it('is found by the age and the region in its prompt', async () => {
    const client = await openTestClient({ scenario: 'busy-account' });
    await client.signIn();
    const found = async (query: string) =>
      names((await client.call('GET', `/avatars?category=custom&${query}`)).body);
    expect(await found('age_range=55%2B')).toEqual(['An elderly man with a...']);
    expect(await found('age_range=18-24')).toEqual(['A cheerful student in a...']);
    expect(await found('age_range=45-54')).toEqual([]);
    expect(await found('gender=male')).toHaveLength(2);
    const image = await client.call('POST', '/avatars/text-to-image', {
      prompt: 'A Korean chef in her forties',
      visual_style: 'realistic',
      model: 'default-image-model',
    });
    const { body } = await client.call('POST', '/avatars/save-generated-avatar', {
      ...save(text(image.body, 'trim_id'), 'private'),
      description: 'She cooks for the elderly',
    });
    expect(body).toMatchObject({ age_range: '45-54', ethnicity: 'east-asian' });
  });

  // Specification: roles.4
  it('is visible only to its owner while private', async () => {
    const client = await open();
    const image = await generate(client);
    const id = text(image.body, 'trim_id');
    await client.call('POST', '/avatars/save-generated-avatar', save(id, 'private'));
    await client.call('POST', '/avatars/save-generated-avatar', save(id, 'public'));
    await client.signIn('beta');
    const custom = await client.call('GET', '/avatars?category=custom');
    expect(list(custom.body, 'items')).toEqual([expect.objectContaining({ visibility: 'public' })]);
    const stolen = await client.call('POST', '/avatars/save-generated-avatar', save(id, 'private'));
    expect(stolen.status).toBe(404);
  });

  it('requires a prompt, and a style of the contract', async () => {
    const client = await open();
    const wrong = [
      { prompt: ' ', visual_style: 'realistic', model: 'm' },
      { prompt, visual_style: 'realism', model: 'm' },
    ];
    for (const body of wrong) {
      expect((await client.call('POST', '/avatars/text-to-image', body)).status).toBe(422);
    }
  });

  // Specification: generate-avatar.4
  it('differs when the same prompt is repeated, and is the same on the next visit', async () => {
    const ask = async (client: Awaited<ReturnType<typeof open>>, words: string) => {
      const body = { prompt: words, visual_style: 'realistic', model: 'default-image-model' };
      const answer = await client.call('POST', '/avatars/text-to-image', body);
      return text(answer.body, 'image_url');
    };
    const client = await open();
    const first = await ask(client, prompt);
    const again = [await ask(client, prompt), await ask(client, prompt)];
    expect(new Set([first, ...again]).size).toBe(3);
    await ask(client, 'a nurse');
    expect(await ask(client, prompt)).toBe(first);
    expect(await ask(await open(), prompt)).toBe(first);
  });
});

describe('a custom request', () => {
  async function send(client: Awaited<ReturnType<typeof open>>, form: FormData) {
    const { access } = await client.signIn();
    const response = await client.fetch('http://localhost/api/avatars/request-custom', {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${access}` },
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }

  function form(fields: Record<string, string>): FormData {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return data;
  }

  const required = { name: 'Ada', email: 'ada@example.com', description: 'A calm presenter.' };

  it('is stored with its pictures', async () => {
    const client = await open();
    const data = form({
      ...required,
      industry: 'education',
      budget: '10000+',
      deadline: '2026-03-31',
    });
    data.append('files', new File(['png'], 'front.png', { type: 'image/png' }));
    data.append('files', new File(['jpg'], 'side.jpg', { type: 'image/jpeg' }));
    expect((await send(client, data)).status).toBe(201);
    const [kept] = await client.backend.context.db.customRequests.toArray();
    expect(kept?.fields).toMatchObject({ name: 'Ada', deadline: '2026-03-31' });
    expect(kept?.files).toHaveLength(2);
  });

  it.each([
    ['email', { ...required, email: 'nowhere' }],
    ['description', { name: 'Ada', email: 'ada@example.com' }],
    ['budget', { ...required, budget: '12' }],
    ['deadline', { ...required, deadline: 'soon' }],
    ['colour', { ...required, colour: 'blue' }],
  ])('names the invalid field: %s', async (name, fields) => {
    const client = await open();
    const { status, body } = await send(client, form(fields));
    expect(status).toBe(422);
    expect(field(body, 'detail', 0, 'loc')).toEqual(['body', name]);
  });

  it('accepts only pictures', async () => {
    const client = await open();
    const data = form(required);
    data.append('files', new File(['text'], 'notes.txt', { type: 'text/plain' }));
    expect((await send(client, data)).status).toBe(422);
  });
});
