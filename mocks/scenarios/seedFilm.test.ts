// @vitest-environment node
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEMO_FILM_FILES } from '../fixtures/demoFilmFiles.ts';
import { DEMO_FILMS } from '../fixtures/demoFilms.ts';
import { filmRecipe } from '../jobs/recipes/recipes.ts';
import { storedFilms } from '../jobs/storage/storedFilms.ts';
import { field, list, openTestClient, text } from '../testing/testClient.ts';

const fileOf = (name: string) => new URL(`../fixtures/media/${name}`, import.meta.url);

/** The end of the last cue, in seconds. */
function endOfCaptions(webVtt: string): number {
  const [hours = 0, minutes = 0, seconds = 0] =
    /.*--> ([\d:.]+)/s.exec(webVtt)?.[1]?.split(':').map(Number) ?? [];
  return (hours * 60 + minutes) * 60 + seconds;
}

/** Signs in to the demo account and finds the project of its edited film. */
async function openEditedFilm() {
  const client = await openTestClient();
  await client.signIn();
  const projects = list((await client.call('GET', '/projects')).body, 'items');
  const project = projects.find((each) => text(each, 'name').startsWith('Three habits'));
  return { client, project, id: text(project, '_id') };
}

describe('a film of the demo account', () => {
  it.each(Object.entries(DEMO_FILM_FILES))('%s states its actual size and length', (name, file) => {
    expect(statSync(fileOf(`${name}.mp4`)).size).toBe(file.bytes);
    const end = endOfCaptions(readFileSync(fileOf(`${name}.vtt`), 'utf8'));
    expect(end).toBeGreaterThan(5);
    expect(end).toBeLessThan(file.seconds);
    expect(file.seconds - end).toBeLessThan(1);
  });

  it('is returned with its files, length and size', async () => {
    const { client, project } = await openEditedFilm();
    const { seconds, bytes } = DEMO_FILM_FILES['lighting-edited'];
    expect(project).toMatchObject({
      script: DEMO_FILMS['lighting-edited'].script,
      video_data: {
        thumbnail_url: expect.stringMatching(/lighting-edited\.jpg$/),
        video_url: expect.stringMatching(/lighting-edited\.mp4$/),
        duration: seconds,
        size: bytes,
      },
      settings: { aiEditSettings: { template: 'clean' } },
    });
    const captions = await fetch(text(project, 'video_data', 'captions_url'));
    expect(captions.headers.get('Content-Type')).toBe('text/vtt');
    expect(await captions.text()).toContain('It is honest, but it is not kind.');
    await client.backend.context.close();
  });

  it('has a recipe like a film made on this device', async () => {
    const { client, id } = await openEditedFilm();
    const { context } = client.backend;
    expect(await filmRecipe(context, { owner: 'demo', projectId: id })).toMatchObject({
      ...{ language: 'en-US', script: DEMO_FILMS.lighting.script, manner: 'natural' },
      presenter: { name: 'Otto' },
      format: { aspect: '16:9', resolution: '720p' },
      captions: { drawn: true, style: 'karaoke' },
      edit: DEMO_FILMS['lighting-edited'].edit,
    });
    await context.close();
  });

  it('can be reverted to the film before its edit', async () => {
    const { client, project, id } = await openEditedFilm();
    const before = list(project, 'activity_log').find(
      (entry) => text(entry, 'action') === 'video_completed',
    );
    const video = text(before, 'details', 'video_id');
    const undone = await client.call('POST', `/projects/${id}/link-video/${video}`);
    expect(undone.body).toMatchObject({
      video_id: video,
      video_data: { video_url: expect.stringMatching(/lighting\.mp4$/) },
    });
    await client.backend.context.close();
  });

  it('can be edited again like a film made on this device, and is then stored there', async () => {
    const { client, project, id } = await openEditedFilm();
    const { context } = client.backend;
    expect(await storedFilms(context, 'demo')).toEqual([]);
    const { edit } = DEMO_FILMS['lighting-edited'];
    const body = { ...edit, bgmData: { ...edit?.bgmData, volume: 10 } };
    const path = `/videos/${text(project, 'video_id')}/ai-edit`;
    const { status, body: started } = await client.call('POST', path, body);
    expect(status).toBe(202);
    await context.renders.idle();
    const made = (await client.call('GET', `/projects/${id}`)).body;
    expect(field(made, 'video_id')).toBe(field(started, 'data', 'video_id'));
    expect(text(made, 'video_data', 'video_url')).toMatch(/^blob:/);
    expect(await storedFilms(context, 'demo')).toMatchObject([{ projectId: id }]);
    await context.close();
  });

  it('can be made again from its script, voice and avatar', async () => {
    const { client, project, id } = await openEditedFilm();
    const { context } = client.backend;
    const { status } = await client.call('POST', '/videos/generate', {
      script: text(project, 'script'),
      voiceId: text(project, 'voice_id'),
      avatarId: text(project, 'avatar_id'),
      projectId: id,
    });
    expect(status).toBe(202);
    await context.renders.idle();
    const made = (await client.call('GET', `/projects/${id}`)).body;
    expect(text(made, 'video_data', 'video_url')).toMatch(/^blob:/);
    await context.close();
  });
});
