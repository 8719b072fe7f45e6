import type { LecternDatabase } from '../../db/database.ts';
import type { AvatarRecord, Visibility } from '../../db/records.ts';
import { type Presenter, type PresenterRecipe, PRESENTERS, type Scene } from '@lectern/studio';
import { createKeptPictures } from './keptPictures.ts';
import { PRESENTER_NOTES } from './presenterNotes.ts';
import { AGE_RANGE, ETHNICITY, ruled } from './promptWords.ts';

/** An avatar of the library, built in or saved by a user. */
export interface LibraryAvatar {
  id: string;
  /** Null for the built-in ones. */
  ownerId: string | null;
  name: string;
  description: string;
  gender: string | null;
  ageRange: string | null;
  category: 'realistic' | 'styled' | 'custom';
  style: string | null;
  ethnicity: string | null;
  visibility: Visibility;
  /** In the subject form: 'she'. */
  pronoun: string | null;
  /** The voice offered first, and its gender. */
  voiceId: string | null;
  voiceGender: string | null;
  presenter: PresenterRecipe;
  scene: Scene;
  createdAt: number;
  updatedAt: number;
}

/** The avatars available in this browser: the built-in presenters and those saved by users. */
export interface AvatarLibrary {
  /** The avatars visible to a user: their own first, newest first, then the built-in ones. */
  visibleTo(userId: string): Promise<LibraryAvatar[]>;
  /** The visible avatar with that id, or null. */
  find(userId: string, id: string): Promise<LibraryAvatar | null>;
  /** The figure in its scene as a `data:` URL. */
  thumbnailOf(avatar: Pick<LibraryAvatar, 'presenter' | 'scene'>): Promise<string>;
  /** The figure in its scene, 16:9, as a `data:` URL. */
  stillOf(avatar: Pick<LibraryAvatar, 'presenter' | 'scene'>): Promise<string>;
  /** A figure's profile picture as a `data:` URL. */
  portraitOf(presenter: PresenterRecipe): Promise<string>;
}

/** The library's first day. Built-in avatars are dated a day apart, and the first is the newest. */
const FIRST_DAY = Date.UTC(2025, 2, 3, 9);
const DAY = 86_400_000;

function fromPresenter(presenter: Presenter, place: number): LibraryAvatar {
  const at = FIRST_DAY + (PRESENTERS.length - place) * DAY;
  const notes = PRESENTER_NOTES[presenter.id];
  return {
    id: `avt_${presenter.id}`,
    ownerId: null,
    name: presenter.name,
    description: notes?.description ?? '',
    gender: presenter.gender.toLowerCase(),
    ageRange: presenter.age.replace('–', '-'),
    category: presenter.category,
    style: notes?.style ?? null,
    ethnicity: notes?.ethnicity ?? null,
    visibility: 'public',
    pronoun: presenter.pronoun,
    voiceId: presenter.voiceId,
    voiceGender: presenter.voiceGender.toLowerCase(),
    presenter: presenter.recipe,
    scene: presenter.scene,
    createdAt: at,
    updatedAt: at,
  };
}

/** The built-in avatars, realistic ones first. */
export const BUILT_IN_AVATARS: readonly LibraryAvatar[] = PRESENTERS.map(fromPresenter);

const PRONOUNS: Readonly<Record<string, string>> = {
  female: 'she',
  male: 'he',
  'non-binary': 'they',
};

/** A saved avatar in the library's shape. */
export function fromAvatarRecord(record: AvatarRecord): LibraryAvatar {
  const { id, ownerId, name, description, gender, visibility, presenter, scene } = record;
  // Derive the look from the prompt that made the figure, because its description may have been rewritten.
  const known = (rules: Parameters<typeof ruled>[0]) =>
    ruled(rules, presenter.name.toLowerCase()) ?? ruled(rules, description.toLowerCase()) ?? null;
  return {
    ...{ id, ownerId, name, description, gender, visibility, presenter, scene },
    ageRange: known(AGE_RANGE),
    category: 'custom',
    style: presenter.style === 'avataaars' ? 'realistic' : 'comic',
    ethnicity: known(ETHNICITY),
    pronoun: (gender !== null && PRONOUNS[gender]) || null,
    // The prompt does not tell how a new face sounds, except for its gender.
    voiceId: null,
    voiceGender: gender === 'non-binary' ? null : gender,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  };
}

export function createAvatarLibrary(db: LecternDatabase): AvatarLibrary {
  const pictureOf = createKeptPictures(db);

  const draw = (shape: 'tall' | 'wide', presenter: PresenterRecipe, scene: Scene) =>
    pictureOf(JSON.stringify([shape, presenter, scene]), async () => {
      const { portraitUrl, sceneStillUrl } = await import('@lectern/studio/portraits');
      return shape === 'tall' ? portraitUrl(presenter, scene) : sceneStillUrl(presenter, scene);
    });

  return {
    async visibleTo(userId) {
      const own = await db.avatars.where({ ownerId: userId }).toArray();
      const shared = await db.avatars.where({ visibility: 'public' }).toArray();
      const others = shared.filter(({ ownerId }) => ownerId !== userId);
      const newestFirst = (a: AvatarRecord, b: AvatarRecord): number => b.updatedAt - a.updatedAt;
      const saved = [...own.toSorted(newestFirst), ...others.toSorted(newestFirst)];
      return [...saved.map(fromAvatarRecord), ...BUILT_IN_AVATARS];
    },

    async find(userId, id) {
      const builtIn = BUILT_IN_AVATARS.find((avatar) => avatar.id === id);
      if (builtIn) return builtIn;
      const record = await db.avatars.get(id);
      if (!record || (record.visibility === 'private' && record.ownerId !== userId)) return null;
      return fromAvatarRecord(record);
    },

    thumbnailOf: ({ presenter, scene }) => draw('tall', presenter, scene),
    stillOf: ({ presenter, scene }) => draw('wide', presenter, scene),
    portraitOf: (presenter) => draw('tall', presenter, { colour: 'sky', backdrop: 'disc' }),
  };
}
