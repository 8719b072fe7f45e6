import type { PresenterRecipe, Scene } from '@lectern/studio';
import { packVersion, readPackVoiceId } from '@lectern/studio/packs';
import { readOwnVoice } from '@lectern/studio/own-voice';
import { type Recipe, RECIPE_VERSION, recipeVoice } from '@lectern/studio/recipe';
import { setLanguage } from '../../base/setLanguage.ts';
import type { IdSource } from '../../base/ids.ts';
import type { AccountStore } from '../../db/accounts.ts';
import type { LecternDatabase } from '../../db/database.ts';
import type { VideoRecord } from '../../db/records.ts';
import type { PackStore } from '../packs/packTypes.ts';
import type { AvatarLibrary } from '../../generators/avatars/avatarLibrary.ts';

interface Parts {
  db: LecternDatabase;
  accounts: AccountStore;
  avatars: AvatarLibrary;
  newId: IdSource;
  now: () => number;
}

/** The film's part of a project file. The title comes from the user, who may have renamed the project. */
export type FilmRecipe = Omit<Recipe, 'title'>;

/**
 * The recipe of a project's finished film: what it was made from, without later changes to the project.
 * Null if there is no such film.
 *
 * @param owner the username
 */
export async function filmRecipe(
  { db, accounts, packs }: Pick<Parts, 'db' | 'accounts'> & { packs: Pick<PackStore, 'listPacks'> },
  { owner, projectId }: { owner: string; projectId: string },
): Promise<FilmRecipe | null> {
  const user = await accounts.findByUsername(owner);
  const project = await db.projects.get(projectId);
  if (!user || project?.userId !== user.id || project.finishedVideoId === null) return null;
  const video = await db.videos.get(project.finishedVideoId);
  if (!video) return null;
  const named = readPackVoiceId(readOwnVoice(video.voiceId) ?? video.voiceId);
  const pack = (await packs.listPacks()).find(({ id }) => id === named?.packId);
  const spoken = pack?.voices.find(({ id }) => id === named?.voiceId)?.language;
  return recipeOf(video, {
    language: setLanguage(project.settings) ?? spoken ?? 'en-US',
    ...(pack && { version: await packVersion(pack) }),
  });
}

function recipeOf(
  video: VideoRecord,
  { language, version }: { language: string; version?: string },
): FilmRecipe {
  const { presenter, scene, format, edit, manner, gesturesOff = [] } = video;
  const { width, height } = format;
  return {
    version: RECIPE_VERSION,
    language,
    script: video.script,
    voice: recipeVoice(video.voiceId, video.speed ?? 1, version),
    presenter: { ...presenter, name: plainName(presenter.name) },
    scene,
    format: {
      aspect: width === height ? '1:1' : width > height ? '16:9' : '9:16',
      resolution: Math.min(width, height) >= 1080 ? '1080p' : '720p',
    },
    captions: { drawn: video.burnCaptions, style: video.captionStyle ?? 'karaoke' },
    ...(manner && { manner }),
    ...(gesturesOff.length > 0 && { gesturesOff }),
    ...(edit && { edit: ofTemplate(edit) }),
  };
}

/** Figures drawn from a prompt have the prompt as their name, with anything that the user typed. */
function plainName(name: string): string {
  const words = name.replaceAll(/[\s\p{C}<>\\/:]+/gu, ' ').replace(/^[\s.]+/u, '');
  return words.trim() || 'Presenter';
}

/** Drops `addHook` and `addBroll`, which clients may send and which have no effect (`planEdit`). */
function ofTemplate(edit: NonNullable<Recipe['edit']>): NonNullable<Recipe['edit']> {
  const { applyAiEdit, addBgm, removeFillerWords, removeSilenceParts, enhanceAudio } =
    edit.additionalFeatures;
  return {
    ...edit,
    additionalFeatures: {
      ...{ applyAiEdit, addBgm, removeFillerWords, removeSilenceParts, enhanceAudio },
    },
  };
}

/**
 * Returns the id of an avatar that looks like a recipe's presenter: one that the user can already see,
 * otherwise a new private avatar of the user.
 *
 * @param owner the username
 * @throws `Error` if there is no such user
 */
export async function avatarOf(
  { db, accounts, avatars, newId, now }: Parts,
  { owner, presenter, scene }: { owner: string; presenter: PresenterRecipe; scene: Scene },
): Promise<string> {
  const user = await accounts.findByUsername(owner);
  if (!user) throw new Error('There is no such user.');
  const wanted = keyOf(presenter);
  const known = (await avatars.visibleTo(user.id)).find(
    (avatar) => keyOf(avatar.presenter) === wanted,
  );
  if (known) return known.id;
  const at = now();
  const id = newId('avt');
  await db.avatars.add({
    id,
    ownerId: user.id,
    name: presenter.name,
    description: '',
    tags: [],
    visibility: 'private',
    presenter,
    scene,
    gender: null,
    createdAt: at,
    updatedAt: at,
  });
  return id;
}

/** A key that is equal for presenters that look alike; the order of options and extras does not matter. */
function keyOf({ name, style, options, extras = {} }: PresenterRecipe): string {
  const sorted = (values: object) =>
    Object.entries(values)
      .filter(([, value]) => value !== false)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([name, style, sorted(options), sorted(extras)]);
}
