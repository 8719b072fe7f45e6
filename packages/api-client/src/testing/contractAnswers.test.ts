// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { answerFaults } from './contract.ts';
import { CONTRACT_OPERATIONS, examplesOf } from './contractDocument.ts';
import { schemaFaults } from './contractSchemas.ts';

const JSON_TYPE = 'application/json';

describe('a response', () => {
  const render = { method: 'POST', url: '/videos/generate' };
  const judge = (
    call: { method: string; url: string },
    status: number,
    body: unknown,
    contentType: string | null = `${JSON_TYPE}; charset=utf-8`,
  ) =>
    answerFaults(call, {
      status,
      contentType,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it.each<[string, string[]]>([
    ['of the contract', judge(render, 202, { video_id: 'vid_1', more: true })],
    ['of text', judge({ method: 'POST', url: '/scripts/generate' }, 200, 'Hello.', 'text/plain')],
    ['without a body', judge({ method: 'POST', url: '/auth/logout' }, 204, '', null)],
    ['that refuses', judge(render, 422, { detail: [{ loc: ['body', 'script'], msg: 'x' }] })],
  ])('%s has no faults', (_name, faults) => {
    expect(faults).toEqual([]);
  });

  it.each<[string, string[], string]>([
    [
      'with a number for a text',
      judge(render, 200, { video_id: 7 }),
      'POST /videos/generate 200: /video_id must be string',
    ],
    [
      'with a missing key',
      judge(render, 200, {}),
      "POST /videos/generate 200: / must have required property 'video_id'",
    ],
    [
      'with a status that is not listed',
      judge(render, 418, {}),
      'POST /videos/generate 418: the contract has no such status',
    ],
    [
      'with an unknown status of a project',
      judge({ method: 'GET', url: '/projects/p1' }, 200, { _id: 'p1', status: 'done' }),
      'GET /projects/{id} 200: /status must be one of',
    ],
    [
      'with progress past the end',
      judge({ method: 'GET', url: '/videos/v/status' }, 200, { status: 'x', progress: 101 }),
      'GET /videos/{id}/status 200: /progress must be <= 100',
    ],
    [
      'with an address that the product will not use',
      judge({ method: 'POST', url: '/voices/generate' }, 200, { audio_url: 'javascript:alert(1)' }),
      'POST /voices/generate 200: /audio_url must match pattern',
    ],
    [
      'with an object for a list',
      judge({ method: 'GET', url: '/voices/list' }, 200, {}),
      'GET /voices/list 200: / must be array',
    ],
    [
      'with a body where there is none',
      judge({ method: 'POST', url: '/auth/logout' }, 204, '{}'),
      'POST /auth/logout 204: there must be no body',
    ],
    [
      'that is a page',
      judge(render, 200, '<html>', 'text/html'),
      `POST /videos/generate 200: Content-Type must be ${JSON_TYPE}, not text/html`,
    ],
    [
      'that breaks off',
      judge(render, 200, '{"video_id": "'),
      'POST /videos/generate 200: the body must be JSON',
    ],
    [
      'to no operation',
      judge({ method: 'GET', url: '/videos' }, 200, []),
      'GET /videos: the contract has no such operation',
    ],
  ])('%s is rejected', (_name, faults, fault) => {
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });
});

describe('the contract itself', () => {
  it.each(CONTRACT_OPERATIONS)('has valid examples for $id', ({ body, answers }) => {
    const media = [body, ...answers.values()].flatMap((content) => Object.entries(content ?? {}));
    // A form's example cannot contain a file.
    const judged = media.filter(([type]) => type !== 'multipart/form-data').map(([, each]) => each);
    expect(judged.filter((each) => examplesOf(each).length === 0)).toEqual([]);
    expect(
      judged.flatMap((each) =>
        examplesOf(each).flatMap(([name, value]) =>
          schemaFaults(each.schema, value).map((fault) => `${name}: ${fault}`),
        ),
      ),
    ).toEqual([]);
  });
});
