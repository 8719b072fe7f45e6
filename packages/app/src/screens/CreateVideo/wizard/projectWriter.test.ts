import { createApiClient, createMemoryStorage } from '@lectern/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProjectWriter } from './projectWriter.ts';

type Answer = { status: number; body: unknown };

/** A client over a server that notes what it hears and answers as it is told. */
function serverOf(answer: (call: string) => Answer) {
  const heard: string[] = [];
  const client = createApiClient({
    localStorage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
      heard.push(call);
      const { status, body } = answer(call);
      return Response.json(body, { status });
    },
    baseUrl: 'http://localhost/api',
  });
  return { client, heard };
}

const project = { _id: 'prj_1', status: 'init' };
const ok = (): Answer => ({ status: 200, body: project });

describe('createProjectWriter', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('creates the project once, however many ask for it at the same time', async () => {
    const { client, heard } = serverOf(ok);
    const writer = createProjectWriter({ client, projectId: null });
    const onCreated = vi.fn();
    writer.listen({ onCreated, onWritten: () => undefined });
    const ids = await Promise.all([writer.ensure(), writer.ensure(), writer.ensure()]);
    expect(ids).toEqual(['prj_1', 'prj_1', 'prj_1']);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(
      /^POST \/projects\/project_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    );
    expect(onCreated).toHaveBeenCalledTimes(1);
  });

  it('writes in the order that it was asked, after the project is there', async () => {
    const { client, heard } = serverOf(ok);
    const writer = createProjectWriter({ client, projectId: null });
    void writer.patch({ script: 'One' });
    void writer.link('voice', 'olivia');
    void writer.patch({ status: 'voice_selected' });
    await writer.settled();
    expect(heard.slice(1)).toEqual([
      'PATCH /projects/prj_1',
      'POST /projects/prj_1/link-voice/olivia',
      'PATCH /projects/prj_1',
    ]);
  });

  it.each([null, 'prj_1'])('sends nothing once the session is over (project %s)', async (id) => {
    const { client, heard } = serverOf(ok);
    const generation = client.session.begin({ accessToken: 'a', refreshToken: 'r' });
    client.session.settle(generation, { username: 'ada' });
    const writer = createProjectWriter({ client, projectId: id });
    client.session.end();
    expect(await writer.patch({ script: 'Private' })).toBe(false);
    expect(await writer.link('voice', 'olivia')).toBe(false);
    expect(await writer.ensure()).toBe(id);
    expect(heard).toEqual([]);
  });

  it('creates nothing for a project that exists', async () => {
    const { client, heard } = serverOf(ok);
    const writer = createProjectWriter({ client, projectId: 'prj_1' });
    await writer.link('avatar', 'avt_1');
    expect(heard).toEqual(['POST /projects/prj_1/link-avatar/avt_1']);
  });

  it('tries again under the same temporary id when the project could not be created', async () => {
    let isDown = true;
    const { client, heard } = serverOf(() =>
      isDown ? { status: 500, body: { detail: 'Down' } } : ok(),
    );
    const writer = createProjectWriter({ client, projectId: null });
    await expect(writer.ensure()).rejects.toHaveProperty('status', 500);
    isDown = false;
    expect(await writer.ensure()).toBe('prj_1');
    expect(heard[0]).toBe(heard[1]);
  });

  it('only logs what fails, says so to its caller, and goes on', async () => {
    const { client, heard } = serverOf((call) =>
      call.includes('link-voice') ? { status: 404, body: { detail: 'Gone' } } : ok(),
    );
    const writer = createProjectWriter({ client, projectId: 'prj_1' });
    const results = await Promise.all([writer.link('voice', 'x'), writer.patch({ name: 'Next' })]);
    expect(results).toEqual([false, true]);
    expect(heard).toHaveLength(2);
    expect(console.error).toHaveBeenCalledTimes(1);
  });
});
