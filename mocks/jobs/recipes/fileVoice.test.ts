// @vitest-environment node
import { packVersion, type VoicePack } from '@lectern/studio/packs';
import { readRecipe, writeRecipe } from '@lectern/studio/recipe';
import { expect, it } from 'vitest';
import { addProject, openTestClient } from '../../testing/testClient.ts';
import { testPack } from '../packs/testPack.ts';
import { fileVoice } from './fileVoice.ts';
import { filmRecipe } from './recipes.ts';

const OWNER = 'demo';

/** Signs in a user whose device has these packs. */
async function open(packs: readonly VoicePack[]) {
  const client = await openTestClient({ scenario: 'new-account' });
  await client.signIn();
  const parts = {
    ...client.backend.context,
    packs: { listPacks: () => Promise.resolve([...packs]) },
  };
  const projectId = await addProject(client, 1, 'Launch');
  const ask = (voice: Parameters<typeof fileVoice>[1]['voice'], owner = OWNER) =>
    fileVoice(parts, { owner, projectId, voice });
  const voiceId = async () => (await parts.db.projects.get(projectId))?.voiceId;
  return { client, parts, projectId, ask, voiceId };
}

it('a pack voice is here if its pack is installed, and changed if the pack has another version', async () => {
  const { ask, voiceId } = await open([testPack()]);
  const version = await packVersion(testPack());
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  const voice = { id: 'ana', speed: 1 };
  expect(await ask({ ...voice, pack: { id: 'coast', version } })).toBe('here');
  expect(await ask({ ...voice, pack: { id: 'coast' } })).toBe('here');
  expect(await ask({ ...voice, pack: { id: 'coast', version: '0123456789ab' } })).toBe('changed');
  expect(await voiceId()).toBeNull();
});

it('a project keeps the name of a voice whose pack is missing, if it belongs to the user', async () => {
  const { ask, voiceId } = await open([testPack()]);
  const voice = { id: 'af_heart', speed: 1, pack: { id: 'kokoro' } };
  expect(await ask(voice, 'beta')).toBe('missing');
  expect(await voiceId()).toBeNull();
  expect(await ask(voice)).toBe('missing');
  expect(await voiceId()).toBe('kokoro.af_heart');
  expect(await ask({ id: 'lua', speed: 1, pack: { id: 'coast' } })).toBe('missing');
});

it('a film with a pack voice or the user’s own voice becomes a file that names what it needs', async () => {
  const { client, parts, projectId } = await open([testPack()]);
  const wish = { script: 'Hello there.', voiceId: 'james', avatarId: 'avt_wren', projectId };
  await client.call('POST', '/videos/generate', wish);
  await client.backend.context.renders.idle();
  const videoId = (await parts.db.projects.get(projectId))?.finishedVideoId ?? '';
  const recipeOf = async (voiceId: string) => {
    await parts.db.videos.update(videoId, { voiceId });
    const recipe = await filmRecipe(parts, { owner: OWNER, projectId });
    if (!recipe) throw new Error('There is no film.');
    return readRecipe(writeRecipe({ ...recipe, title: 'Launch' }));
  };
  const version = await packVersion(testPack());
  expect(await recipeOf('coast.rui')).toMatchObject({
    language: 'pt-BR',
    voice: { id: 'rui', speed: 1, pack: { id: 'coast', version } },
  });
  expect(await recipeOf('own-coast.ana')).toMatchObject({
    language: 'es',
    voice: { id: 'ana', pack: { id: 'coast', version }, recorded: true },
  });
  // Its pack has since been removed.
  expect((await recipeOf('gone.ada')).voice).toEqual({ id: 'ada', speed: 1, pack: { id: 'gone' } });
  expect((await recipeOf('own-olivia')).voice).toEqual({ id: 'olivia', speed: 1, recorded: true });
});
