import { createApiClient, createMemoryStorage } from '@lectern/api-client';
import { expect, test, vi } from 'vitest';
import { HOSTED } from '../backend/BackendContext.ts';
import { openProjectFile } from './openProjectFile.ts';

const RECIPE = {
  version: 1,
  title: 'Autumn launch',
  language: 'en-US',
  script: 'Good morning.',
  voice: { id: 'olivia', speed: 1 },
  presenter: { name: 'Amara', style: 'avataaars', options: {} },
  scene: { colour: 'clay', backdrop: 'disc' },
  format: { aspect: '16:9', resolution: '720p' },
  captions: { drawn: true, style: 'karaoke' },
};

test('a file stops being opened once the session of its user is over', async () => {
  const session = new AbortController();
  const sent: string[] = [];
  const client = createApiClient({
    localStorage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
    baseUrl: 'http://localhost/api',
    fetch: (input) => {
      sent.push(new URL(new Request(input).url).pathname);
      session.abort();
      return Promise.resolve(Response.json({ _id: 'prj_1', id: 'prj_1', name: 'Autumn launch' }));
    },
  });
  const discard = vi.fn(() => Promise.resolve());
  const file = new File([JSON.stringify(RECIPE)], 'autumn.lectern.json');
  const surroundings = { client, backend: HOSTED, owner: 'ada', signal: session.signal, discard };
  expect(await openProjectFile(file, surroundings)).toHaveProperty('refusal');
  expect(sent).toHaveLength(1);
});
