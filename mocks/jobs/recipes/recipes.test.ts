// @vitest-environment node
import { readRecipe, writeRecipe } from '@lectern/studio/recipe';
import { PRESENTERS } from '@lectern/studio';
import { expect, it } from 'vitest';
import { addProject, openTestClient, type TestClient } from '../../testing/testClient.ts';
import { avatarOf, filmRecipe } from './recipes.ts';

const OWNER = 'demo';

async function open(): Promise<TestClient> {
  const client = await openTestClient({ scenario: 'new-account' });
  await client.signIn();
  return client;
}

async function film(
  client: TestClient,
  settings: Record<string, unknown>,
  avatarId = 'avt_wren',
): Promise<string> {
  const projectId = await addProject(client, 1, 'Launch');
  await client.call('PATCH', `/projects/${projectId}`, { settings });
  const wish = {
    script: 'Hello there. [pause 1s] Bye.',
    voiceId: 'james',
    avatarId,
    projectId,
  };
  await client.call('POST', '/videos/generate', wish);
  await client.backend.context.renders.idle();
  return projectId;
}

const SETTINGS = {
  aspect: '9:16',
  resolution: '1080p',
  captions: false,
  manner: 'calm',
  gesturesOff: [4],
  captionStyle: 'outline',
  scene: { colour: 'plum', backdrop: 'shelf' },
  speed: 1.25,
};

it('a film’s recipe contains everything that it was made from, and can be read back', async () => {
  const client = await open();
  const projectId = await film(client, SETTINGS);
  const { context } = client.backend;
  const recipe = await filmRecipe(context, { owner: OWNER, projectId });
  expect(recipe).toEqual({
    version: 1,
    language: 'en-US',
    script: 'Hello there. [pause 1s] Bye.',
    voice: { id: 'james', speed: 1.25 },
    presenter: PRESENTERS.find(({ id }) => id === 'wren')?.recipe,
    scene: { colour: 'plum', backdrop: 'shelf' },
    format: { aspect: '9:16', resolution: '1080p' },
    captions: { drawn: false, style: 'outline' },
    manner: 'calm',
    gesturesOff: [4],
  });
  const file = { ...recipe, title: 'Launch' } as Parameters<typeof writeRecipe>[0];
  expect(readRecipe(writeRecipe(file))).toEqual(file);
});

it('a film’s recipe names the language set for its script', async () => {
  const client = await open();
  const { context } = client.backend;
  const languageOf = async (language: unknown) => {
    const projectId = await film(client, { ...SETTINGS, language });
    return (await filmRecipe(context, { owner: OWNER, projectId }))?.language;
  };
  expect(await languageOf('pt-BR')).toBe('pt-BR');
  expect(await languageOf('<b>')).toBe('en-US');
});

it('a film’s recipe ignores later changes to its project', async () => {
  const client = await open();
  const projectId = await film(client, SETTINGS);
  await client.call('PATCH', `/projects/${projectId}`, {
    script: 'Another one.',
    settings: { ...SETTINGS, aspect: '1:1' },
  });
  const recipe = await filmRecipe(client.backend.context, { owner: OWNER, projectId });
  expect(recipe).toMatchObject({
    script: 'Hello there. [pause 1s] Bye.',
    format: { aspect: '9:16' },
  });
});

it('a recipe is null for other users and before there is a film', async () => {
  const client = await open();
  const draft = await addProject(client, 2, 'Draft');
  const projectId = await film(client, {});
  const { context } = client.backend;
  expect(await filmRecipe(context, { owner: OWNER, projectId: draft })).toBeNull();
  expect(await filmRecipe(context, { owner: 'beta', projectId })).toBeNull();
  expect(await filmRecipe(context, { owner: OWNER, projectId: 'gone' })).toBeNull();
});

it('avatarOf finds built-in presenters, and saves any other presenter once, for its user only', async () => {
  const client = await open();
  const { context } = client.backend;
  const scene = { colour: 'sky', backdrop: 'arch' } as const;
  for (const { id, recipe } of PRESENTERS) {
    const options = Object.fromEntries(Object.entries(recipe.options).toReversed());
    const presenter = { ...recipe, options };
    expect(await avatarOf(context, { owner: OWNER, presenter, scene })).toBe(`avt_${id}`);
  }
  const presenter = {
    name: 'Ada',
    style: 'avataaars',
    options: { top: 'bob', hairColor: 'ff0000' },
  } as const;
  const id = await avatarOf(context, { owner: OWNER, presenter, scene });
  expect(await avatarOf(context, { owner: OWNER, presenter, scene })).toBe(id);
  const user = await context.accounts.findByUsername(OWNER);
  const beta = await context.accounts.findByUsername('beta');
  expect(await context.avatars.find(user?.id ?? '', id)).toMatchObject({ name: 'Ada', presenter });
  expect(await context.avatars.find(beta?.id ?? '', id)).toBeNull();
});

it.each([{ hearingAid: true }, { wheelchair: true }, { eyeColor: '3a6ea5' }])(
  'avatarOf does not take a presenter without %o for one with it',
  async (extras) => {
    const { context } = (await open()).backend;
    const scene = { colour: 'sky', backdrop: 'arch' } as const;
    const plain = PRESENTERS.find(({ recipe }) => !recipe.extras) ?? expect.fail();
    const presenter = { ...plain.recipe, extras };
    const id = await avatarOf(context, { owner: OWNER, presenter, scene });
    expect(id).not.toBe(`avt_${plain.id}`);
    expect(await avatarOf(context, { owner: OWNER, presenter, scene })).toBe(id);
    const without = { ...plain.recipe, extras: { hearingAid: false, wheelchair: false } };
    expect(await avatarOf(context, { owner: OWNER, presenter: without, scene })).toBe(
      `avt_${plain.id}`,
    );
  },
);

it('a figure made from a prompt has a name that is valid in files, whatever was typed', async () => {
  const client = await open();
  const { context } = client.backend;
  const avatarId = await avatarOf(context, {
    owner: OWNER,
    presenter: { name: '../a nurse: <b>kind</b> \u202E', style: 'notionists', options: {} },
    scene: { colour: 'sky', backdrop: 'arch' },
  });
  const projectId = await film(client, {}, avatarId);
  const recipe = await filmRecipe(context, { owner: OWNER, projectId });
  expect(recipe?.presenter.name).toBe('a nurse b kind b');
  const file = writeRecipe({ ...recipe, title: 'Nurse' } as Parameters<typeof writeRecipe>[0]);
  expect(readRecipe(file).presenter).toEqual(recipe?.presenter);
});
