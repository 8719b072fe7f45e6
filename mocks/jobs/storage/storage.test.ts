// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createGate } from '../../testing/gate.ts';
import { addProject, openTestClient, text, type TestClient } from '../../testing/testClient.ts';
import type { NodeBackendOptions } from '../../entries/node.ts';
import { deleteProject } from './deleteProject.ts';
import { storedFilms } from './storedFilms.ts';

const OWNER = 'demo';

async function open(options: NodeBackendOptions = {}): Promise<TestClient> {
  const client = await openTestClient({ scenario: 'new-account', ...options });
  await client.signIn();
  return client;
}

async function makeFilm(client: TestClient, number: number, script: string): Promise<string> {
  const projectId = await addProject(client, number, `Film ${number}`);
  await startFilm(client, projectId, script);
  await client.backend.context.renders.idle();
  return projectId;
}

async function startFilm(client: TestClient, projectId: string, script: string): Promise<string> {
  const wish = { script, voiceId: 'olivia', avatarId: 'avt_amara', projectId };
  const { body } = await client.call('POST', '/videos/generate', wish);
  return text(body, 'video_id');
}

async function bytesKept({ backend: { media } }: TestClient): Promise<number> {
  const files = await Promise.all((await media.list()).map((name) => media.read(name)));
  return files.reduce((sum, { size }) => sum + size, 0);
}

const short = 'Hello there.';
const long = Array.from({ length: 200 }, () => 'word').join(' ');

describe('the films on this device', () => {
  it('are those with files, largest first, with the size of all their files', async () => {
    const client = await open();
    const small = await makeFilm(client, 1, short);
    const large = await makeFilm(client, 2, long);
    await addProject(client, 3, 'Only a draft');
    const films = await storedFilms(client.backend.context, OWNER);
    const url = expect.stringMatching(/^blob:/) as string;
    expect(films).toMatchObject([
      { projectId: large, name: 'Film 2', seconds: 80, videoUrl: url, pictureUrl: url },
      { projectId: small, name: 'Film 1', videoUrl: url, pictureUrl: url },
    ]);
    expect(films.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(await bytesKept(client));
  });

  it('exclude those of other users, and samples', async () => {
    const client = await open({ scenario: 'busy-account' });
    await makeFilm(client, 90, short);
    const { context } = client.backend;
    expect(await storedFilms(context, 'beta')).toEqual([]);
    expect(await storedFilms(context, 'nobody')).toEqual([]);
    expect(await storedFilms(context, OWNER)).toHaveLength(1);
  });
});

describe('deleting a project', () => {
  // Specification: wizard-more.21
  it('removes everything stored for it, including edits, and nothing else', async () => {
    const client = await open();
    const other = await makeFilm(client, 1, short);
    const before = await bytesKept(client);
    const projectId = await makeFilm(client, 2, long);
    const { context } = client.backend;
    const [video] = await context.db.videos.where({ projectId }).toArray();
    if (!video) throw new Error('There is no video');
    // An edit has its own files in addition to those of its original.
    const edit = { ...video, id: context.newId('vid'), editOf: video.id };
    await context.db.videos.add(edit);
    client.backend.media.write(`${edit.id}.mp4`, 'edited');

    await deleteProject(context, { owner: OWNER, projectId });
    expect(await bytesKept(client)).toBe(before);
    expect((await client.call('GET', `/projects/${projectId}`)).status).toBe(404);
    expect((await client.call('GET', `/videos/${video.id}/status`)).status).toBe(404);
    expect(await context.db.audios.where({ projectId }).count()).toBe(0);
    expect((await client.call('GET', `/projects/${other}`)).status).toBe(200);
    // The second call has no effect.
    await deleteProject(context, { owner: OWNER, projectId });
  });

  it('stops its running render, which leaves nothing behind', async () => {
    const gate = createGate();
    const client = await open({ fake: { duringRender: () => gate.pass() } });
    const projectId = await addProject(client, 1);
    await startFilm(client, projectId, short);
    await gate.reached;
    await deleteProject(client.backend.context, { owner: OWNER, projectId });
    gate.open();
    await client.backend.context.renders.idle();
    expect(await client.backend.context.db.videos.count()).toBe(0);
    await expect.poll(() => bytesKept(client)).toBe(0);
  });

  it('discards speech that is still being made or is waiting for its turn', async () => {
    const gate = createGate();
    const client = await open({ fake: { duringSpeech: () => gate.pass() } });
    const projectId = await addProject(client, 1);
    const { context } = client.backend;
    const speak = (voice: string) =>
      client.call('POST', '/voices/generate', {
        ...{ id: projectId, voice_id: voice, model_id: 'multilingual', script: short },
      });
    const calls = Promise.allSettled([speak('olivia'), speak('james')]);
    await gate.reached;
    await deleteProject(context, { owner: OWNER, projectId });
    gate.open();
    await calls;
    expect(await context.db.audios.count()).toBe(0);
    expect(await bytesKept(client)).toBe(0);
  });

  it('ignores the project of another user', async () => {
    const client = await open();
    const projectId = await makeFilm(client, 1, short);
    await deleteProject(client.backend.context, { owner: 'beta', projectId });
    await deleteProject(client.backend.context, { owner: 'nobody', projectId });
    expect((await client.call('GET', `/projects/${projectId}`)).status).toBe(200);
  });
});
