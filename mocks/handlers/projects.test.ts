// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  addProject,
  field,
  list,
  openTestClient,
  temporaryId,
  text,
} from '../testing/testClient.ts';

async function openEmpty() {
  const client = await openTestClient({ scenario: 'new-account' });
  await client.signIn();
  return client;
}

describe('creating a project', () => {
  // Specification: calls.23
  it('returns the same project for the same temporary id', async () => {
    const client = await openEmpty();
    const first = await addProject(client, 1);
    expect(await addProject(client, 1)).toBe(first);
    expect(field((await client.call('GET', '/projects')).body, 'total')).toBe(1);
  });

  // Specification: states.10
  it('puts the newest project at the top of the list', async () => {
    // Two projects created within a millisecond would have no order.
    let at = Date.now();
    const client = await openTestClient({ scenario: 'new-account', now: () => (at += 1) });
    await client.signIn();
    const first = await addProject(client, 1);
    const second = await addProject(client, 2);
    const { body } = await client.call('GET', '/projects');
    expect(list(body, 'items').map((item) => text(item, '_id'))).toEqual([second, first]);
  });

  it('also finds a project by its temporary id', async () => {
    const client = await openEmpty();
    const id = await addProject(client, 1);
    const { body } = await client.call('GET', `/projects/${temporaryId(1)}`);
    expect(text(body, '_id')).toBe(id);
  });

  it('rejects different ids in the path and the body', async () => {
    const client = await openEmpty();
    const { status } = await client.call('POST', `/projects/${temporaryId(2)}`, {
      name: 'Other',
      description: '',
      project_type: 'VIDEO',
      frontend_project_id: temporaryId(1),
      status: 'init',
      progress: 0,
      settings: {},
    });
    expect(status).toBe(422);
  });
});

describe('linking', () => {
  // Specification: states.8
  it('updates the status with each link', async () => {
    const client = await openTestClient();
    await client.signIn();
    const id = await addProject(client, 1);
    const scripts = await client.call('GET', '/scripts/scripts');
    const scriptId = text(scripts.body, 'items', 0, '_id');

    const steps = [
      [`link-script/${scriptId}`, 'script_created', 30],
      ['link-voice/olivia', 'voice_selected', 45],
      ['link-avatar/avt_amara', 'avatar_selected', 75],
    ] as const;
    for (const [path, status, progress] of steps) {
      const answer = await client.call('POST', `/projects/${id}/${path}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ status, progress });
    }
    const { body } = await client.call('GET', `/projects/${id}`);
    expect(body).toMatchObject({
      voice_id: 'olivia',
      avatar_id: 'avt_amara',
      avatar_data: { name: 'Amara' },
    });
    expect(text(body, 'script')).toContain('Northlight');
    expect(text(body, 'avatar_data', 'thumbnail_url')).toMatch(/^data:image\//);
  });

  it.each([
    'link-script/scr_none',
    'link-voice/none',
    'link-avatar/avt_none',
    'link-video/vid_none',
  ])('answers 404 for %s', async (path) => {
    const client = await openEmpty();
    const id = await addProject(client, 1);
    expect((await client.call('POST', `/projects/${id}/${path}`)).status).toBe(404);
    expect((await client.call('GET', `/projects/${id}`)).body).toMatchObject({ status: 'init' });
  });
});

describe('changing a project', () => {
  // Specification: calls.23
  it('keeps the script and the settings of a draft', async () => {
    const client = await openEmpty();
    const id = await addProject(client, 1);
    const changes = { script: 'Hello there.', settings: { resolution: '1080p' }, tags: ['a'] };
    await client.call('PATCH', `/projects/${id}`, { ...changes, status: 'script_created' });
    expect((await client.call('GET', `/projects/${id}`)).body).toMatchObject({
      ...changes,
      status: 'script_created',
    });
  });

  it('never lets a client mark a video as finished', async () => {
    const client = await openEmpty();
    const id = await addProject(client, 1);
    const { status, body } = await client.call('PATCH', `/projects/${id}`, {
      status: 'completed',
      videoUrl: 'https://example.com/a.mp4',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'init', video_url: null, video_data: null });
  });

  it.each([
    ['an unknown field', { colour: 'red' }],
    ['an unknown status', { status: 'done' }],
    ['a progress above 100', { progress: 101 }],
    ['no field', {}],
  ])('answers 422 for %s', async (_, changes) => {
    const client = await openEmpty();
    const id = await addProject(client, 1);
    expect((await client.call('PATCH', `/projects/${id}`, changes)).status).toBe(422);
  });
});

describe('the project list', () => {
  // Specification: calls.22
  it('has pages, sort orders and counts', async () => {
    const client = await openEmpty();
    for (const [index, name] of [
      'Beta',
      'alpha',
      'Gamma',
      'Élan',
      'Video 10',
      'Video 9',
    ].entries()) {
      await addProject(client, index, name);
    }
    const names = async (query: string) => {
      const { body } = await client.call('GET', `/projects?${query}`);
      return list(body, 'items').map((item) => text(item, 'name'));
    };
    expect(await names('sort_by=name&sort_order=asc')).toEqual([
      'alpha',
      'Beta',
      'Élan',
      'Gamma',
      'Video 9',
      'Video 10',
    ]);
    expect(await names('sort_by=name&sort_order=desc&page=2&page_size=4')).toEqual([
      'Beta',
      'alpha',
    ]);
    const { body } = await client.call('GET', '/projects?page=9&page_size=4');
    expect(body).toEqual({ items: [], pages: 2, total: 6 });
  });

  it('finds words regardless of case and accents', async () => {
    const client = await openEmpty();
    await addProject(client, 1, 'Résumé tips');
    await addProject(client, 2, 'Podcast');
    const { body } = await client.call('GET', '/projects?search=RESUME');
    expect(list(body, 'items')).toHaveLength(1);
  });

  it.each([
    ['draft', 3],
    // Of 22 videos, every seventh from the fifth on has failed.
    ['completed', 19],
    ['failed', 3],
    ['processing', 0],
  ])('filters by the status group %s', async (status, total) => {
    const client = await openTestClient({ scenario: 'busy-account' });
    await client.signIn();
    const { body } = await client.call('GET', `/projects?status=${status}&page_size=50`);
    expect(field(body, 'total')).toBe(total);
  });

  it.each(['page=0', 'page=x', 'page_size=-1', 'sort_by=colour', 'sort_order=up', 'status=done'])(
    'answers 422 for %s',
    async (query) => {
      const client = await openEmpty();
      const { status, body } = await client.call('GET', `/projects?${query}`);
      expect(status).toBe(422);
      expect(field(body, 'detail', 0, 'loc')).toEqual(['query', query.split('=')[0]]);
    },
  );

  it("hides a user's projects from everyone else", async () => {
    const client = await openTestClient();
    await client.signIn();
    const mine = await client.call('GET', '/projects');
    const id = text(mine.body, 'items', 0, '_id');
    await client.signIn('beta');
    expect((await client.call('GET', '/projects')).body).toEqual({ items: [], pages: 0, total: 0 });
    expect((await client.call('GET', `/projects/${id}`)).status).toBe(404);
    expect((await client.call('PATCH', `/projects/${id}`, { name: 'Mine' })).status).toBe(404);
  });
});
