import { createApiClient, createMemoryStorage } from '@lectern/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProjectWriter } from './projectWriter.ts';
import { projectWriterOf } from './projectWriters.ts';

type Answer = { status: number; body: unknown };

/** A client with a server that records its requests and responds as told. */
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

  it('creates the project once, however many callers request it at the same time', async () => {
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

  it('writes in the order of its calls, after the project is created', async () => {
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

  it('retries under the same temporary id when the project could not be created', async () => {
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

  // Specification: errors.20
  it('only logs a failure, reports it to the caller, and continues', async () => {
    const { client, heard } = serverOf((call) =>
      call.includes('link-voice') ? { status: 404, body: { detail: 'Gone' } } : ok(),
    );
    const writer = createProjectWriter({ client, projectId: 'prj_1' });
    const results = await Promise.all([writer.link('voice', 'x'), writer.patch({ name: 'Next' })]);
    expect(results).toEqual([false, true]);
    expect(heard).toHaveLength(2);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('sends nothing that is in flight twice, except a status', async () => {
    const { client, heard } = serverOf(ok);
    const writer = createProjectWriter({ client, projectId: 'prj_1' });
    const results = await Promise.all([
      writer.patch({ script: 'One' }),
      writer.patch({ script: 'One' }),
      writer.patch({ script: 'One', status: 'script_created' }),
      writer.patch({ status: 'script_created' }),
      writer.link('voice', 'olivia'),
      writer.link('voice', 'olivia'),
    ]);
    expect(results).toEqual(Array.from({ length: 6 }, () => true));
    expect(heard).toHaveLength(4);
    await writer.patch({ script: 'One' });
    expect(heard).toHaveLength(5);
  });
});

describe('a write without a response', () => {
  let sent: string[];
  let isSilent: (call: string) => boolean;

  function silentClient() {
    return createApiClient({
      localStorage: createMemoryStorage(),
      sessionStorage: createMemoryStorage(),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const path = new URL(request.url).pathname.split('/').slice(4).join('/');
        const call = [request.method, path, await request.text()].filter(Boolean).join(' ');
        sent.push(call);
        if (!isSilent(call)) return Response.json(project);
        return new Promise((_resolve, reject) => {
          const stop = () => reject(new DOMException('Stopped', 'AbortError'));
          request.signal.addEventListener('abort', stop);
        });
      },
      baseUrl: 'http://localhost/api',
    });
  }

  const silentWriter = (projectId: string | null = 'prj_1') =>
    createProjectWriter({ client: silentClient(), projectId });

  beforeEach(() => {
    sent = [];
    isSilent = () => true;
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('delays audio and renders for three seconds, not forever', async () => {
    const writer = silentWriter();
    void writer.link('voice', 'olivia');
    const settled = vi.fn();
    void writer.settled().then(settled);
    expect(await writer.ensure()).toBe('prj_1');
    await vi.advanceTimersByTimeAsync(2_900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(settled).toHaveBeenCalledOnce();
  });

  // Specification: errors.20
  it('makes way for the next one after ten seconds, and is retried', async () => {
    const writer = silentWriter();
    isSilent = (call) => call.includes('link-voice');
    const linked = writer.link('voice', 'olivia');
    const patched = writer.patch({ script: 'One' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await patched).toBe(true);
    isSilent = () => false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await linked).toBe(true);
    expect(sent).toEqual([
      'POST link-voice/olivia',
      'PATCH {"script":"One"}',
      'POST link-voice/olivia',
    ]);
  });

  it('is abandoned in the end, because the draft on the device keeps it', async () => {
    const written = silentWriter().patch({ script: 'One' });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(await written).toBe(false);
    expect(sent).toHaveLength(4);
  });

  it('is retried without its status, and without parts that a later one has replaced', async () => {
    const writer = silentWriter();
    void writer.patch({ script: 'One', audioUrl: '/1.wav', status: 'voice_selected' });
    void writer.patch({ script: 'Two' });
    isSilent = () => sent.length === 1;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.slice(1)).toEqual(['PATCH {"script":"Two"}', 'PATCH {"audioUrl":"/1.wav"}']);
  });

  it('is retried at once for audio and renders, which use what the server has', async () => {
    const writer = silentWriter();
    const written = writer.patch({ settings: { aspect: '9:16' } });
    await vi.advanceTimersByTimeAsync(11_000);
    isSilent = () => false;
    await writer.settled();
    expect(await written).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it.each(['prj_1', null])(
    'never overtakes that of a later wizard with the same project (%s)',
    async (projectId) => {
      const client = silentClient();
      const address = { userName: 'ada', projectId: projectId ?? 'new:project_1' };
      const earlier = projectWriterOf(client, projectId, address);
      if (projectId === null) isSilent = () => false;
      await earlier.ensure();
      isSilent = () => true;
      const written = earlier.patch({ script: 'One' });
      await vi.advanceTimersByTimeAsync(11_000);
      isSilent = () => false;
      const later = projectWriterOf(client, 'prj_1', { userName: 'ada', projectId: 'prj_1' });
      expect(await later.patch({ script: 'Two' })).toBe(true);
      await vi.advanceTimersByTimeAsync(10 * 60_000);
      expect(await written).toBe(false);
      expect(sent.at(-1)).toBe('PATCH {"script":"Two"}');
    },
  );

  it('is not retried once another tab writes', async () => {
    const writer = silentWriter();
    const written = writer.patch({ script: 'One' });
    await vi.advanceTimersByTimeAsync(11_000);
    writer.forget();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(await written).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it('does not change a project that is being rendered meanwhile', async () => {
    const writer = silentWriter();
    const written = writer.patch({ script: 'One' });
    isSilent = () => sent.length === 1;
    void writer.link('video', 'vid_1');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(await written).toBe(false);
    expect(sent).toEqual(['PATCH {"script":"One"}', 'POST link-video/vid_1']);
  });

  it('that creates the project waits as long as its user, who can have it sent again', async () => {
    const writer = silentWriter(null);
    isSilent = (call) => call.startsWith('POST {');
    const first = writer.ensure();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    isSilent = () => false;
    expect(await writer.ensure()).toBe('prj_1');
    expect(await first).toBe('prj_1');
    // The same project, even if the server did create it the first time.
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBe(sent[0]);
  });

  it('that creates the project holds back the writes behind it, which are sent afterwards', async () => {
    const writer = silentWriter(null);
    isSilent = (call) => call.startsWith('POST {');
    const written = [writer.patch({ script: 'One' }), writer.link('voice', 'olivia')];
    await vi.advanceTimersByTimeAsync(20_000);
    isSilent = () => false;
    await writer.ensure();
    expect(await Promise.all(written)).toEqual([true, true]);
    expect(sent.slice(2)).toEqual(['PATCH {"script":"One"}', 'POST link-voice/olivia']);
  });
});
