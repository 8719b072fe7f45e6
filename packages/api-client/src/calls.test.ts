import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ApiError,
  type ApiClient,
  applyAiEdit,
  deleteScript,
  generateAudio,
  generateAvatarImage,
  generateScript,
  getProject,
  getScript,
  linkResource,
  listAllAvatars,
  listVoices,
  requestCustomAvatar,
} from './index.ts';
import {
  createFakeServer,
  createTestClient,
  json,
  odd,
  type SeenRequest,
  settled,
  text,
} from './testing/fakeServer.ts';
import { findOperation } from './testing/contract.ts';
import { examplesOf } from './testing/contractDocument.ts';
import { AI_EDIT, CALL_IDS, OPERATION_CALLS } from './testing/operationCalls.ts';

const PROJECT = { _id: 'p1', status: 'draft' };

/** The request that each call must send. */
const OPERATIONS: Record<
  keyof typeof OPERATION_CALLS,
  {
    sends: string;
    body?: unknown;
    isAnonymous?: boolean;
    invalidMessage?: string;
  }
> = {
  register: {
    sends: 'POST /auth/register',
    body: { username: 'ada', email: 'a@b.c', password: 'secret-12' },
    isAnonymous: true,
  },
  login: {
    sends: 'POST /auth/login',
    body: { identifier: 'ada', password: 'secret-12' },
    isAnonymous: true,
  },
  logout: {
    sends: 'POST /auth/logout',
  },
  getCurrentUser: {
    sends: 'GET /auth/me',
  },
  listAvatars: {
    sends:
      'GET /avatars?page=2&limit=12&category=realistic&gender=female&style=business&search=mi&age_range=25-34&ethnicity=european',
  },
  requestCustomAvatar: {
    sends: 'POST /avatars/request-custom',
    body: expect.any(FormData),
  },
  generateAvatarImage: {
    sends: 'POST /avatars/text-to-image',
    body: {
      prompt: 'A doctor',
      visual_style: 'comic',
      model: 'default-image-model',
      project_id: 'p1',
    },
  },
  saveGeneratedAvatar: {
    sends: 'POST /avatars/save-generated-avatar',
    body: {
      trim_id: 't1',
      name: 'N',
      description: 'D',
      tags: ['x'],
      visibility: 'private',
      project_id: 'p1',
    },
  },
  listVoices: {
    sends: 'GET /voices/list',
  },
  generateAudio: {
    sends: 'POST /voices/generate',
    body: { id: 'p1', voice_id: 'v1', model_id: 'multilingual', script: 'Hello.' },
  },
  generateVideo: {
    sends: 'POST /videos/generate',
    body: { script: 'Hi.', voiceId: 'v1', avatarId: 'a1', projectId: 'p1' },
  },
  getVideoStatus: {
    sends: 'GET /videos/vid%2F1/status',
  },
  applyAiEdit: {
    sends: 'POST /videos/vid%2F1/ai-edit',
    body: AI_EDIT,
  },
  generateScript: {
    sends: 'POST /scripts/generate',
    body: { prompt: 'A tip', project_id: 'p1' },
    invalidMessage: 'Received invalid response format from API',
  },
  listScripts: {
    sends:
      'GET /scripts/scripts?page=1&page_size=20&search=x&tag=marketing&sort_by=word_count&sort_order=desc',
  },
  createScript: {
    sends: 'POST /scripts',
    body: {
      title: 'Intro (Copy)',
      description: 'D',
      segments: [{ text: 'Hello.' }],
      tags: ['x'],
      language: 'en',
      estimated_duration: 30,
    },
  },
  getScript: {
    sends: 'GET /scripts/s1',
  },
  deleteScript: {
    sends: 'DELETE /scripts/s1',
  },
  listProjects: {
    sends:
      'GET /projects?page=1&page_size=4&sort_by=updated_at&sort_order=desc&search=x&status=completed',
  },
  getProject: {
    sends: 'GET /projects/p1',
  },
  createProject: {
    sends: `POST /projects/${CALL_IDS.temporaryProject}`,
    body: {
      name: 'Project 1',
      description: '',
      project_type: 'VIDEO',
      frontend_project_id: CALL_IDS.temporaryProject,
      status: 'init',
      progress: 0,
      settings: {},
    },
  },
  updateProject: {
    sends: 'PATCH /projects/p1',
    body: { status: 'avatar_selected', script: null },
  },
  linkScript: {
    sends: 'POST /projects/p1/link-script/s1',
  },
  linkVoice: {
    sends: 'POST /projects/p1/link-voice/v1',
  },
  linkAvatar: {
    sends: 'POST /projects/p1/link-avatar/a1',
  },
  linkVideo: {
    sends: 'POST /projects/p1/link-video/vid%2F1',
  },
};

const names = Object.keys(OPERATION_CALLS) as (keyof typeof OPERATION_CALLS)[];
const cases = names.map((name) => ({ name, call: OPERATION_CALLS[name], ...OPERATIONS[name] }));
/** Calls that succeed without a body, because they need nothing from it. */
const MAY_BE_BODILESS = [
  'logout',
  'register',
  'requestCustomAvatar',
  'deleteScript',
  'applyAiEdit',
];
/** Calls that read the body of a successful response. */
const reading = cases.filter(({ name }) => !MAY_BE_BODILESS.slice(0, 3).includes(name));

/** Responds to any request with the contract's first example of a success. */
function byExample({ method, url }: SeenRequest): Response {
  for (const [status, content] of findOperation(method, url)?.answers ?? []) {
    const media = content?.['application/json'];
    if (status < 300 && media) return json(examplesOf(media)[0]?.[1], status);
  }
  throw new Error(`The contract has no example of a success of ${method} ${url}`);
}

// Failures of the user's calls are logged by design.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the calls', () => {
  // Specification: entities.4, entities.5, calls.1, calls.5, calls.8, calls.10, calls.13, calls.14, calls.15
  // Specification: calls.16, calls.19, calls.20, calls.23, calls.24
  it.each(cases)('$name sends $sends', async ({ call, sends, body, isAnonymous }) => {
    const server = createFakeServer(byExample);
    const { client } = createTestClient(server);
    await call(client);

    const [request] = server.seen;
    expect(`${request?.method} ${request?.url}`).toBe(sends);
    expect(request?.body ?? undefined).toEqual(body);
    expect(request?.token).toBe(isAnonymous ? null : 'access-1');
    const isJson = body !== undefined && !(request?.body instanceof FormData);
    expect(request?.contentType).toBe(isJson ? 'application/json' : null);
  });

  it.each(cases)('$name rejects with an ApiError of kind http for a 500', async ({ call }) => {
    const server = createFakeServer(() => json({ message: 'Internal server error.' }, 500));
    const { client } = createTestClient(server);
    await expect(call(client)).rejects.toThrow(
      expect.objectContaining({ kind: 'http', status: 500, message: 'Internal server error.' }),
    );
  });

  it.each(cases)('$name rejects with an ApiError of kind network offline', async ({ call }) => {
    const server = createFakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
    const { client } = createTestClient(server);
    await expect(call(client)).rejects.toThrow(
      expect.objectContaining({ kind: 'network', status: 0, message: 'Network Error' }),
    );
  });

  describe.each([
    ['an HTML page', () => text('<!doctype html><html><body>Hello</body></html>')],
    ['an HTML page that claims to be text', () => text('<html><p>Hi</p></html>', 'text/plain')],
    ['an HTML page that claims to be JSON', () => text('<html></html>', 'application/json')],
    ['truncated JSON', () => text('{"items": [{"_id": "a1", "na', 'application/json')],
    ['a flag', () => json(true)],
    ['a list of numbers', () => json([1, 2, 3])],
  ])('with %s as the response', (_name, respond) => {
    it.each(reading)('$name rejects as an invalid response', async ({ call, invalidMessage }) => {
      const { client } = createTestClient(createFakeServer(() => odd(respond())));
      await expect(call(client)).rejects.toThrow(
        expect.objectContaining({
          kind: 'invalid-response',
          status: 200,
          message: invalidMessage ?? 'Invalid response format from API',
        }),
      );
    });
  });

  const bodiless = () => createFakeServer(() => odd(new Response(null, { status: 204 })));

  it.each(reading.filter(({ name }) => !MAY_BE_BODILESS.includes(name)))(
    '$name rejects a 204',
    async ({ call }) => {
      await expect(call(createTestClient(bodiless()).client)).rejects.toThrow(
        expect.objectContaining({ kind: 'invalid-response', status: 204 }),
      );
    },
  );

  it.each(cases.filter(({ name }) => MAY_BE_BODILESS.includes(name)))(
    '$name succeeds with a 204',
    async ({ call }) => {
      await expect(call(createTestClient(bodiless()).client)).resolves.not.toThrow();
    },
  );

  it.each(cases)('$name can be cancelled', async ({ call, isAnonymous }) => {
    const server = createFakeServer(() => new Promise<Response>(() => undefined));
    const { client } = createTestClient(server);
    const controller = new AbortController();
    const result = call(client, CALL_IDS, { signal: controller.signal });
    await settled();
    expect(server.seen[0]?.token).toBe(isAnonymous ? null : 'access-1');
    controller.abort();
    await expect(result).rejects.toThrow(expect.objectContaining({ kind: 'aborted', status: 0 }));
  });

  it('send nothing if the signal is already aborted', async () => {
    const server = createFakeServer();
    const { client } = createTestClient(server);
    const call = listVoices(client, { signal: AbortSignal.abort() });
    await expect(call).rejects.toThrow(expect.objectContaining({ kind: 'aborted' }));
    expect(server.seen).toEqual([]);
  });
});

describe('cancelling', () => {
  it('rejects at once with kind aborted, even if fetch ignores the signal', async () => {
    const server = createFakeServer(() => new Promise<Response>(() => undefined));
    const { client } = createTestClient(server);
    const controller = new AbortController();
    const call = listVoices(client, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toThrow(expect.objectContaining({ kind: 'aborted' }));
    expect(server.seen[0]?.signal).toBe(controller.signal);
  });
});

describe('errors of the transport', () => {
  const failing = (respond: () => Response): Promise<unknown> => {
    const { client } = createTestClient(createFakeServer(respond));
    return listVoices(client).catch((error: unknown) => error);
  };

  it.each([
    [{ detail: 'Not found.' }, 'Not found.'],
    [{ message: 'No.' }, 'No.'],
    [{ error: 'Broken.' }, 'Broken.'],
    ['A text.', 'A text.'],
    [{ detail: [{ loc: ['body', 'x'], msg: 'bad' }] }, 'Request failed with status 422'],
    [{}, 'Request failed with status 422'],
    [null, 'Request failed with status 422'],
  ])('read the message from the body %j', async (body, message) => {
    const error = await failing(() => json(body, 422));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'http', status: 422, message, data: body });
  });

  it('keep a text body and drop an HTML page', async () => {
    expect(await failing(() => text('Too big', 'text/plain', 413))).toMatchObject({
      message: 'Too big',
      data: 'Too big',
    });
    expect(await failing(() => text('<html>nginx</html>', 'text/html', 502))).toMatchObject({
      message: 'Request failed with status 502',
      data: null,
    });
  });

  it('treat a success whose body is interrupted as no response', async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new Error('reset')) }));
    expect(await failing(broken)).toMatchObject({ kind: 'network', status: 0 });
  });

  it('keep a refusal whose body is interrupted', async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new Error('reset')) }), {
        status: 503,
      });
    expect(await failing(broken)).toMatchObject({ kind: 'http', status: 503 });
  });
});

describe('single calls', () => {
  const clientOf = (respond: () => Response) => {
    const server = createFakeServer(respond);
    return { server, ...createTestClient(server) };
  };
  const clientFor = (answer: unknown) => clientOf(() => json(answer));
  /** Responds with something that a server should not send. */
  const clientForOdd = (answer: unknown) => clientOf(() => odd(json(answer)));

  it('omit an invalid voice from the list', async () => {
    const { client } = clientForOdd([{ voice_id: 'v1', name: 'Amber' }, { name: 'No id' }, null]);
    expect((await listVoices(client)).map((voice) => voice.id)).toEqual(['v1']);
  });

  // Specification: entities.17
  it('reject an audio_url with a forbidden scheme', async () => {
    const { client } = clientForOdd({ audio_url: 'javascript:alert(1)' });
    await expect(
      generateAudio(client, { projectId: 'p', voiceId: 'v', script: 's' }),
    ).rejects.toThrow('Invalid response format from API');
  });

  // Specification: calls.10
  it('omit absent optional fields from bodies', async () => {
    const { client, server } = clientFor({
      image_url: 'https://example.com/i.png',
      trim_id: 't',
      text: 'x',
    });
    await generateAvatarImage(client, { prompt: 'x', visualStyle: 'none' });
    await generateScript(client, { prompt: 'x' });
    expect(server.seen.map((request) => request.body)).toEqual([
      { prompt: 'x', visual_style: 'none', model: 'default-image-model' },
      { prompt: 'x' },
    ]);
  });

  // Specification: entities.15, calls.9
  it('send a custom request as multipart with each image once and without empty fields', async () => {
    const { client, server } = clientFor({});
    const type = 'image/png';
    const files = [new File(['1'], 'front.png', { type }), new File(['2'], 'side.png', { type })];
    await requestCustomAvatar(client, {
      name: 'Ada',
      email: 'a@b.c',
      description: 'Calm',
      companyName: '',
      phone: undefined,
      industry: 'education',
      budget: '0-1000',
      requirements: 'Two',
      deadline: '2026-03-31',
      files,
    });
    const form = server.seen[0]?.body;
    if (!(form instanceof FormData)) throw new Error('A form was expected');
    expect([...form.keys()].join(' ')).toBe(
      'name email description industry budget requirements deadline files files',
    );
    expect(form.getAll('files')).toEqual(files);
  });

  // Specification: calls.17
  it('accept a generated script as plain text, whatever it looks like', async () => {
    const server = createFakeServer(() => text('"Quoted" words', 'text/plain'));
    const { client } = createTestClient(server);
    expect(await generateScript(client, { prompt: 'x' })).toEqual({
      text: '"Quoted" words',
      id: null,
      segments: [],
    });
  });

  it('accept a generated script as a JSON string', async () => {
    const { client } = clientFor('Hello.');
    expect(await generateScript(client, { prompt: 'x' })).toMatchObject({ text: 'Hello.' });
  });

  // Specification: calls.17
  it.each([[''], [{}], [{ segments: [] }], [null]])(
    'reject %j as a generated script',
    async (answer) => {
      const { client } = clientForOdd(answer);
      await expect(generateScript(client, { prompt: 'x' })).rejects.toThrow(
        'Received invalid response format from API',
      );
    },
  );

  // Specification: calls.18
  it('accept a stored script as plain text', async () => {
    const { client } = clientForOdd('Hello you.');
    expect(await getScript(client, { id: 's9' })).toMatchObject({ id: 's9', wordCount: 2 });
  });

  // Specification: calls.21
  it('reject a deletion that the server refuses, with its message', async () => {
    const { client } = clientFor({ status: 'error', message: 'It is used.' });
    await expect(deleteScript(client, { id: 's1' })).rejects.toThrow(
      expect.objectContaining({ kind: 'http', status: 200, message: 'It is used.' }),
    );
  });

  // Specification: calls.16
  it('return the result of an accepted edit', async () => {
    const { client } = clientFor({ success: true, message: 'ok', data: { video_id: 'v2' } });
    expect(await applyAiEdit(client, { videoId: 'v1', edit: AI_EDIT })).toEqual({
      success: true,
      message: 'AI edit applied successfully',
      data: { video_id: 'v2' },
    });
  });

  // Specification: calls.16
  it('reject an edit that failed with a 2xx status', async () => {
    const { client } = clientFor({ success: false, message: 'Still rendering.', status: 409 });
    await expect(applyAiEdit(client, { videoId: 'v1', edit: AI_EDIT })).rejects.toThrow(
      expect.objectContaining({ kind: 'http', status: 409, message: 'Still rendering.' }),
    );
  });

  it.each([
    ['script', '/projects/p1/link-script/x'],
    ['voice', '/projects/p1/link-voice/x'],
    ['avatar', '/projects/p1/link-avatar/x'],
    ['video', '/projects/p1/link-video/x'],
  ])('link a %s by its type', async (type, url) => {
    const { client, server } = clientFor(PROJECT);
    await linkResource(client, { projectId: 'p1', type, id: 'x' });
    expect(server.seen[0]?.url).toBe(url);
  });

  // Specification: errors.14
  it("reject an unknown link type with 'Unknown resource type.'", async () => {
    const { client, server } = clientFor(PROJECT);
    await expect(linkResource(client, { projectId: 'p1', type: 'music', id: 'x' })).rejects.toThrow(
      'Unknown resource type.',
    );
    expect(server.seen).toEqual([]);
  });

  it('send nothing for an invalid ID', async () => {
    const { client, server } = clientFor(PROJECT);
    await expect(getProject(client, { id: '..' })).rejects.toThrow(
      expect.objectContaining({ kind: 'http', status: 404 }),
    );
    expect(server.seen).toEqual([]);
  });
});

describe('listAllAvatars', () => {
  const page = (ids: string[], rest: object) =>
    json({ items: ids.map((id) => ({ _id: id, name: id })), ...rest });
  const idsOf = async (client: ApiClient) =>
    (await listAllAvatars(client)).map((avatar) => avatar.id);

  // Specification: calls.7
  it('requests avatars without a page', async () => {
    const server = createFakeServer(() => page(['a', 'b'], { pages: 1, total: 2 }));
    expect(await idsOf(createTestClient(server).client)).toEqual(['a', 'b']);
    expect(server.seen.map((request) => request.url)).toEqual(['/avatars']);
  });

  // Specification: calls.7
  it('continues past the first page and returns each avatar once', async () => {
    const pages = [page(['a', 'b'], { pages: 3, total: 5 }), page(['b', 'c'], { total: 5 })];
    const server = createFakeServer(() => pages.shift() ?? page(['d'], {}));
    expect(await idsOf(createTestClient(server).client)).toEqual(['a', 'b', 'c', 'd']);
    expect(server.seen.map((request) => request.url)).toEqual([
      '/avatars',
      '/avatars?page=2&limit=2',
      '/avatars?page=3&limit=2',
    ]);
  });

  it('continues for a server that sends a total but no number of pages', async () => {
    const pages = [['a', 'b'], ['c', 'd'], ['e']];
    const server = createFakeServer(() => page(pages.shift() ?? [], { total: 5 }));
    expect(await idsOf(createTestClient(server).client)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(server.seen).toHaveLength(3);
  });

  it('stops when all avatars have arrived, whatever the number of pages', async () => {
    const server = createFakeServer(() => page(['a', 'b'], { pages: 9, total: 2 }));
    expect(await idsOf(createTestClient(server).client)).toEqual(['a', 'b']);
    expect(server.seen).toHaveLength(1);
  });

  it('stops at a page without new avatars, whatever the number of pages', async () => {
    const server = createFakeServer(() => page(['a', 'b'], { pages: 99 }));
    expect(await idsOf(createTestClient(server).client)).toEqual(['a', 'b']);
    expect(server.seen).toHaveLength(2);
  });

  it('stops at an empty page', async () => {
    const pages = [page(['a'], { pages: 9 })];
    const server = createFakeServer(() => pages.shift() ?? page([], {}));
    expect(await idsOf(createTestClient(server).client)).toEqual(['a']);
    expect(server.seen).toHaveLength(2);
  });
});
