// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addProject, field, list, openTestClient, text } from '../testing/testClient.ts';
import { openStoryScenario } from '../entries/stories.ts';
import { createInPageFetch } from '../entries/inPageFetch.ts';
import { seedDemoData } from './seedDemo.ts';
import { toScenarioName } from './scenarioNames.ts';

describe('a scenario', () => {
  it('is the default for an unknown name', () => {
    expect(toScenarioName('no-such')).toBe('default');
    expect(toScenarioName(null)).toBe('default');
    expect(toScenarioName('quota-full')).toBe('quota-full');
  });

  it('new account: is empty after signing in', async () => {
    const client = await openTestClient({ scenario: 'new-account' });
    await client.signIn();
    const empty = { items: [], pages: 0, total: 0 };
    expect((await client.call('GET', '/projects')).body).toEqual(empty);
    expect((await client.call('GET', '/scripts/scripts')).body).toEqual(empty);
  });

  it('default: a demo account with a draft, a film with its edit, and another film', async () => {
    const client = await openTestClient();
    await client.signIn();
    const projects = list((await client.call('GET', '/projects')).body, 'items');
    expect(projects.map((project) => [text(project, 'name'), text(project, 'status')])).toEqual([
      ['Series A announcement', 'avatar_selected'],
      ['Three habits for better lighting', 'completed'],
      ['Welcome to the team', 'completed'],
    ]);
    const [, lighting, welcome] = projects;
    expect(list(lighting, 'activity_log').at(-1)).toMatchObject({ action: 'ai_edit_applied' });
    expect(list(welcome, 'activity_log').at(-1)).toMatchObject({ action: 'video_completed' });
  });

  it('default: is seeded only once, so deleted work stays deleted', async () => {
    const client = await openTestClient();
    const { context } = client.backend;
    await context.db.projects.clear();
    await context.db.scripts.clear();
    await seedDemoData(context);
    expect(await context.db.projects.count()).toBe(0);
    expect(await context.db.scripts.count()).toBe(0);
  });

  it('default: two tabs that open at the same time seed one set of projects', async () => {
    const client = await openTestClient();
    const { context } = client.backend;
    const { db } = context;
    const seeded = [await db.projects.count(), await db.scripts.count(), await db.users.count()];
    await Promise.all([
      db.projects.clear(),
      db.scripts.clear(),
      db.videos.clear(),
      db.meta.clear(),
    ]);
    await Promise.all([seedDemoData(context), seedDemoData(context)]);
    expect([await db.projects.count(), await db.scripts.count(), await db.users.count()]).toEqual(
      seeded,
    );
  });

  it('busy account: finished videos are playable, and failed ones show the reason', async () => {
    const client = await openTestClient({ scenario: 'busy-account' });
    await client.signIn();
    const { body } = await client.call('GET', '/projects?page_size=50');
    for (const project of list(body, 'items')) {
      const status = text(project, 'status');
      if (status === 'completed') {
        expect(text(project, 'video_data', 'video_url')).toMatch(/^https:/);
        expect(text(project, 'video_data', 'thumbnail_url')).toMatch(
          /^(?:data:image\/|https:.*\.jpg$)/,
        );
      }
      if (status === 'failed') {
        expect(list(project, 'activity_log').at(-1)).toMatchObject({
          details: { error: 'The encoder stopped. Retry to make it again.' },
        });
      }
    }
    const avatars = await client.call('GET', '/avatars?category=custom');
    expect(field(avatars.body, 'total')).toBe(4);
  });

  it.each(['default', 'busy-account'] as const)(
    '%s: every presenter speaks with a voice of the matching gender',
    async (scenario) => {
      const client = await openTestClient({ scenario });
      await client.signIn();
      const avatars = list((await client.call('GET', '/avatars')).body, 'items');
      const voices = (await client.call('GET', '/voices/list')).body as readonly unknown[];
      const projects = list((await client.call('GET', '/projects?page_size=50')).body, 'items');
      const spoken = projects.filter((project) => field(project, 'avatar_id') !== null);
      expect(spoken.length).toBeGreaterThan(1);
      for (const project of spoken) {
        const avatar = avatars.find((each) => field(each, '_id') === field(project, 'avatar_id'));
        const voice = voices.find((each) => field(each, 'id') === field(project, 'voice_id'));
        const gender = text(voice, 'labels', 'gender').toLowerCase();
        expect(gender).toBe(text(avatar, 'voice_gender'));
      }
    },
  );

  it('5,000 videos: lists them page by page', async () => {
    const client = await openTestClient({ scenario: 'many-videos' });
    await client.signIn();
    const { body } = await client.call('GET', '/projects?page=250&page_size=20');
    expect(body).toMatchObject({ pages: 250, total: 5000 });
    expect(list(body, 'items')).toHaveLength(20);
  }, 30_000);

  it('server down: answers 500 to everything', async () => {
    const client = await openTestClient({ scenario: 'server-down' });
    expect((await client.call('POST', '/auth/login', {})).status).toBe(500);
    expect((await client.call('GET', '/projects')).status).toBe(500);
  });

  it('offline: never answers', async () => {
    const client = await openTestClient({ scenario: 'offline' });
    await expect(client.call('GET', '/projects')).rejects.toThrow(TypeError);
  });

  it('session expired: allows signing in, and then ends the session', async () => {
    const client = await openTestClient({ scenario: 'session-expired' });
    const { body } = await client.call('POST', '/auth/login', {
      identifier: 'demo@lectern.app',
      password: 'lectern-demo',
    });
    const headers = { Authorization: `Bearer ${text(body, 'access_token')}` };
    expect((await client.call('GET', '/auth/me', undefined, { headers })).status).toBe(401);
    const response = await client.fetch('http://localhost/api/auth/refresh', {
      method: 'POST',
      body: new URLSearchParams({ refresh_token: text(body, 'refresh_token') }),
    });
    expect(response.status).toBe(401);
  });

  it('quota full: can speak, and fails in the middle of the render', async () => {
    const client = await openTestClient({ scenario: 'quota-full' });
    await client.signIn();
    const projectId = await addProject(client, 1);
    const { body } = await client.call('POST', '/videos/generate', {
      script: 'Hello there.',
      voiceId: 'olivia',
      avatarId: 'avt_amara',
      projectId,
    });
    await client.backend.context.renders.idle();
    const status = await client.call('GET', `/videos/${text(body, 'video_id')}/status`);
    expect(status.body).toMatchObject({ status: 'failed', error_code: 'storage-full' });
    expect(field(status.body, 'progress')).toBeGreaterThan(0);
  });
});

describe('a scenario for stories', () => {
  it('needs no sign-in, and is the same each time', async () => {
    const read = async () => {
      const { handlers, context } = await openStoryScenario('busy-account');
      const fetch = createInPageFetch(handlers);
      const response = await fetch('http://localhost/api/projects?page_size=50');
      const body: unknown = await response.json();
      await context.close();
      return list(body, 'items').map((item) => [
        text(item, 'name'),
        text(item, 'status'),
        text(item, 'updated_at'),
      ]);
    };
    const first = await read();
    expect(first).toHaveLength(25);
    expect(await read()).toEqual(first);
  });
});
