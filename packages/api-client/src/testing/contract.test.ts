// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findOperation, requestFaults, type SentRequest } from './contract.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const TOKEN = { Authorization: 'Bearer access-1' };

const sent = (
  method: string,
  url: string,
  headers: Record<string, string> = TOKEN,
  body: SentRequest['body'] = null,
): SentRequest => ({ method, url, headers: new Headers(headers), body });

const sentJson = (url: string, value: unknown, method = 'POST') =>
  sent(method, url, { ...TOKEN, 'Content-Type': JSON_TYPE }, JSON.stringify(value));

const sentForm = (parts: Record<string, string | File | (string | File)[]>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    for (const part of Array.isArray(value) ? value : [value]) form.append(name, part);
  }
  return sent('POST', '/avatars/request-custom', TOKEN, form);
};

const RENDER = { script: 'Hi.', voiceId: 'v1', avatarId: 'a1', projectId: 'p1' };
const CUSTOM = { name: 'Ada', email: 'ada@example.com', description: 'Calm' };
const picture = (type: string) => new File(['1'], 'front', { type });

describe('findOperation', () => {
  it.each([
    ['GET', '/scripts/scripts?page=1', 'listScripts'],
    ['POST', '/scripts/generate', 'generateScript'],
    ['GET', '/scripts/s1', 'getScript'],
    ['POST', '/projects/p1/link-video/a%2Fb', 'linkVideo'],
    ['PUT', '/projects/p1', undefined],
    ['GET', '/projects/p1/videos', undefined],
    ['GET', '/projects/', 'getProject'],
  ])('%s %s matches %s', (method, url, id) => {
    expect(findOperation(method, url)?.id).toBe(id);
  });
});

describe('a request within the contract', () => {
  it.each([
    ['with every query name', sent('GET', '/projects?page=1&page_size=4&status=failed&search=')],
    ['with JSON', sentJson('/videos/generate', RENDER)],
    [
      'with a form and no token',
      sent('POST', '/auth/refresh', { 'Content-Type': FORM_TYPE }, 'refresh_token=r'),
    ],
    ['with no image', sentForm(CUSTOM)],
    ['with one image', sentForm({ ...CUSTOM, files: picture('image/png') })],
    ['with images', sentForm({ ...CUSTOM, files: [picture('image/png'), picture('image/webp')] })],
  ])('%s has no faults', (_name, request) => {
    expect(requestFaults(request)).toEqual([]);
  });

  it('may lack a token only if none is stored', () => {
    const request = sent('GET', '/auth/me', {});
    expect(requestFaults(request)).toEqual(['GET /auth/me: Authorization must be sent']);
    expect(requestFaults(request, { mayLackToken: true })).toEqual([]);
  });
});

describe('a request outside the contract is rejected', () => {
  it.each<[string, SentRequest, string]>([
    ['an unknown path', sent('GET', '/videos'), 'GET /videos: the contract has no such operation'],
    [
      'an unknown method',
      sent('PUT', '/projects/p1'),
      'PUT /projects/p1: the contract has no such operation',
    ],
    [
      'a wrong query name',
      sent('GET', '/projects?size=4'),
      'GET /projects: query / must not have size',
    ],
    [
      'a query value of a wrong kind',
      sent('GET', '/avatars?page=two'),
      'GET /avatars: query /page must be integer',
    ],
    [
      'a page before the first',
      sent('GET', '/avatars?page=0'),
      'GET /avatars: query /page must be >= 1',
    ],
    [
      'a query name given twice',
      sent('GET', '/projects?search=a&search=b'),
      'GET /projects: query /search must be string',
    ],
    [
      'an unknown word for a choice',
      sent('GET', '/projects?sort_order=up'),
      'GET /projects: query /sort_order must be one of asc, desc',
    ],
    [
      'an empty id',
      sent('GET', '/projects/'),
      'GET /projects/{id}: path /id must NOT have fewer than 1 characters',
    ],
    [
      'a token of another kind',
      sent('GET', '/auth/me', { Authorization: 'access-1' }),
      'GET /auth/me: Authorization must be a bearer token',
    ],
    [
      'a token with a refresh',
      sent('POST', '/auth/refresh', { ...TOKEN, 'Content-Type': FORM_TYPE }, 'refresh_token=r'),
      'POST /auth/refresh: Authorization must not be sent',
    ],
    [
      'JSON where a form is wanted',
      sent('POST', '/auth/refresh', { 'Content-Type': JSON_TYPE }, '{"refresh_token":"r"}'),
      `POST /auth/refresh: Content-Type must be ${FORM_TYPE}, not ${JSON_TYPE}`,
    ],
    [
      'a form with another field',
      sent('POST', '/auth/refresh', { 'Content-Type': FORM_TYPE }, 'refresh_token=r&token=t'),
      'POST /auth/refresh: / must not have token',
    ],
    [
      'a form where JSON is wanted',
      sent('POST', '/auth/login', { 'Content-Type': FORM_TYPE }, 'identifier=a&password=b'),
      `POST /auth/login: Content-Type must be ${JSON_TYPE}, not ${FORM_TYPE}`,
    ],
    [
      'JSON without its content type',
      sent('POST', '/videos/generate', TOKEN, JSON.stringify(RENDER)),
      `POST /videos/generate: Content-Type must be ${JSON_TYPE}, not null`,
    ],
    [
      'JSON that breaks off',
      sent('POST', '/videos/generate', { ...TOKEN, 'Content-Type': JSON_TYPE }, '{"script'),
      'POST /videos/generate: the body must be JSON',
    ],
    [
      'a missing body',
      sent('POST', '/videos/generate'),
      'POST /videos/generate: a body must be sent',
    ],
    [
      'a body where there is none',
      sentJson('/auth/logout', {}),
      'POST /auth/logout: no body must be sent',
    ],
    [
      'a missing key',
      sentJson('/videos/generate', { ...RENDER, avatarId: undefined }),
      "POST /videos/generate: / must have required property 'avatarId'",
    ],
    [
      'another key',
      sentJson('/videos/generate', { ...RENDER, avatar_id: 'a1' }),
      'POST /videos/generate: / must not have avatar_id',
    ],
    [
      'a number for a text',
      sentJson('/videos/generate', { ...RENDER, voiceId: 7 }),
      'POST /videos/generate: /voiceId must be string',
    ],
    [
      'an unknown status',
      sentJson('/projects/p1', { status: 'done' }, 'PATCH'),
      'PATCH /projects/{id}: /status must be one of init, draft,',
    ],
    [
      'a text for an image',
      sentForm({ ...CUSTOM, files: 'front.png' }),
      'POST /avatars/request-custom: /files/0 must be a file',
    ],
    [
      'an image for a text',
      sentForm({ ...CUSTOM, name: picture('image/png') }),
      'POST /avatars/request-custom: /name must be string',
    ],
    [
      'a file that is no image',
      sentForm({ ...CUSTOM, files: picture('text/plain') }),
      'POST /avatars/request-custom: /files must be image/*',
    ],
    [
      'a part given twice',
      sentForm({ ...CUSTOM, name: ['Ada', 'Grace'] }),
      'POST /avatars/request-custom: /name must be string',
    ],
    [
      'a form without a boundary',
      sent(
        'POST',
        '/avatars/request-custom',
        { ...TOKEN, 'Content-Type': 'multipart/form-data' },
        new FormData(),
      ),
      'POST /avatars/request-custom: Content-Type must be left to fetch',
    ],
  ])('%s', (_name, request, fault) => {
    expect(requestFaults(request)).toEqual([expect.stringContaining(fault)]);
  });
});
