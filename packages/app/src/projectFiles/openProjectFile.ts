/*
 * Reads a project file and turns it into a draft. Loaded when a file is opened: the reader contains the
 * names of all voices, looks and options.
 */
import {
  type ApiClient,
  createProject,
  createTemporaryProjectId,
  isApiError,
  isOffline,
  linkAvatar,
  linkVoice,
  messageOf,
  updateProject,
} from '@lectern/api-client';
import {
  chosenLanguage,
  MAX_RECIPE_BYTES,
  readRecipe,
  type Recipe,
  RecipeError,
  type RecipeVoice,
  voiceIdOf,
} from '@lectern/studio/recipe';
import type { Backend } from '../backend/BackendContext.ts';
import { isProjectFile } from './isProjectFile.ts';
import { shownName } from './shownName.ts';

export interface FileSurroundings {
  client: ApiClient;
  backend: Backend;
  /** The username. */
  owner: string;
  /** Aborted once the session of the user who opened the file is over. */
  signal: AbortSignal;
  /** Removes a project that was created but could not be completed. */
  discard: (projectId: string) => Promise<unknown>;
}

/**
 * A draft, the message about it, and whether the message is a notice; or a message that names the file and
 * says why there is no draft.
 */
export type OpenedFile =
  { projectId: string; words: string; isNotice: boolean } | { refusal: string };

/** Opens a file as a draft. If it cannot be read, nothing is created; never throws. */
export async function openProjectFile(
  file: File,
  surroundings: FileSurroundings,
): Promise<OpenedFile> {
  try {
    const recipe = await readFile(file);
    const { projectId, notices } = await createDraft(recipe, surroundings);
    const opened = `“${recipe.title}” opened as a draft`;
    const isNotice = notices.length > 0;
    return { projectId, words: isNotice ? `${opened}. ${notices.join(' ')}` : opened, isNotice };
  } catch (cause) {
    return { refusal: `“${shownName(file.name)}” was not opened: ${reasonOf(cause)}` };
  }
}

async function readFile(file: File): Promise<Recipe> {
  if (!isProjectFile(file)) throw new RecipeError('is not a project file (.lectern.json)');
  // Check before reading: it may be a renamed film of several gigabytes.
  if (file.size > MAX_RECIPE_BYTES) throw new RecipeError('is larger than 1 MB');
  const text = await file.text().catch(() => {
    throw new RecipeError('could not be read');
  });
  return readRecipe(text);
}

function reasonOf(cause: unknown): string {
  if (cause instanceof RecipeError) return `it ${cause.reason}.`;
  if (isOffline(cause)) return 'the draft could not be saved. Check your connection and try again.';
  return isApiError(cause) ? messageOf(cause) : 'the draft could not be saved. Try again.';
}

/** Returns the settings of the project that a recipe describes. An edit waits for the film in AI Edit. */
function settingsOf(recipe: Recipe): Record<string, unknown> {
  const { voice, scene, format, captions, manner, gesturesOff, edit } = recipe;
  const language = chosenLanguage(recipe);
  return {
    ...format,
    scene,
    speed: voice.speed,
    captions: captions.drawn,
    captionStyle: captions.style,
    ...(manner && { manner }),
    ...(gesturesOff && { gesturesOff }),
    ...(language !== undefined && { language }),
    ...(edit && { edit }),
  };
}

async function createDraft(
  recipe: Recipe,
  surroundings: FileSurroundings,
): Promise<{ projectId: string; notices: readonly string[] }> {
  const { client, backend, owner, signal, discard } = surroundings;
  const project = {
    frontendProjectId: createTemporaryProjectId(),
    name: recipe.title,
    settings: settingsOf(recipe),
  };
  const { id } = await createProject(client, project, { signal });
  const link = { projectId: id, voiceId: voiceIdOf(recipe.voice) };
  let found: FileVoice = 'here';
  try {
    if (backend.kind === 'embedded') {
      const { presenter, scene, voice } = recipe;
      found = await backend.fileVoice({ owner, projectId: id, voice });
      if (found !== 'missing') await linkVoice(client, link, { signal });
      const avatarId = await backend.avatarOf({ owner, presenter, scene });
      await linkAvatar(client, { projectId: id, avatarId }, { signal });
    } else {
      // A server has its own voices and presenters: the user chooses any that it lacks.
      await linkVoice(client, link, { signal }).catch(ignoreUnknown);
    }
    const changes = { script: recipe.script, status: 'script_created' } as const;
    await updateProject(client, { id, changes }, { signal });
  } catch (cause) {
    await discard(id);
    throw cause;
  }
  return { projectId: id, notices: voiceNotices(recipe.voice, found) };
}

type FileVoice = 'here' | 'changed' | 'missing';

/** Returns notices about what is not in the file, or not on this device. */
function voiceNotices({ pack, recorded }: RecipeVoice, found: FileVoice): string[] {
  const notices: string[] = [];
  if (pack && found === 'missing') {
    notices.push(
      `Its voice is from the pack “${pack.id}”, which is not on this device: load it at the voice step, or choose another voice.`,
    );
  }
  if (pack && found === 'changed') {
    notices.push(
      `The pack “${pack.id}” is here in another version than the one that it was made with: it may sound different.`,
    );
  }
  if (recorded) {
    notices.push(
      'Its recordings stayed on the device where they were made: a voice from the list speaks in their place.',
    );
  }
  return notices;
}

function ignoreUnknown(cause: unknown): void {
  if (!isApiError(cause, 'http') || cause.status !== 404) throw cause;
}
