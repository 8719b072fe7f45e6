/**
 * The embedded backend: the handlers run in the page, on top of a real database and a real renderer.
 *
 * Only `packages/app/src/main.tsx` imports this module, dynamically and under a build-time constant, so
 * that the hosted build contains none of it.
 */
import '@lectern/studio/trustedWorkers';
import { liveQuery } from 'dexie';
import {
  missingForSpeech,
  type PresenterRecipe,
  type Scene,
  type StudioSupport,
} from '@lectern/studio';
import type { RecipeVoice } from '@lectern/studio/recipe';
import { DEMO_ACCOUNT } from '../fixtures/demoAccount.ts';
import { createInPageFetch } from './inPageFetch.ts';
import { openScriptWriter, type ScriptWriter } from '../generators/scripts/scriptWriter.ts';
import { type LiveStudio, openLiveStudio } from '../jobs/liveStudio.ts';
import { type FilmProgress, filmProgress } from '../jobs/renders/filmProgress.ts';
import { browserDownloads } from '../files/downloads.ts';
import { loadPack } from '../jobs/packs/loadPack.ts';
import { createPackChannel } from '../jobs/packs/packChannel.ts';
import type { VoicePacks } from '../jobs/packs/packTypes.ts';
import { createVoicePacks } from '../jobs/packs/voicePacks.ts';
import { openVideoTables, type VideoTables } from '../jobs/tables/videoTables.ts';
import type { ScriptChange } from '../jobs/renders/scriptChange.ts';
import { type FileVoice, fileVoice } from '../jobs/recipes/fileVoice.ts';
import { avatarOf, type FilmRecipe, filmRecipe } from '../jobs/recipes/recipes.ts';
import { openVoiceRecordings } from '../jobs/recordings/voiceRecordings.ts';
import type { VoiceRecordings } from '../jobs/recordings/recordingTypes.ts';
import { openScenario } from './openScenario.ts';
import { deleteProject, type OwnProject } from '../jobs/storage/deleteProject.ts';
import { storedFilms, type StoredFilm } from '../jobs/storage/storedFilms.ts';

export interface EmbeddedBackend {
  /** Answers the contract's calls in the page; all other requests go to the real `fetch`. */
  fetch: typeof fetch;
  /** The account that the login screen offers with one click. */
  demoAccount: { identifier: string; password: string; name: string };
  /**
   * Checks whether this browser can speak and make videos, and what it lacks. Loads the studio.
   *
   * @throws `TypeError` when the studio's code cannot be loaded.
   */
  checkRenderSupport(): Promise<StudioSupport>;
  /**
   * Calls back when a video's record changes, in any tab, at most four times a second, so that a screen can
   * show progress between polls. Parts are not in the contract: they are only available here. Returns a
   * function that stops watching.
   */
  watchVideo(videoId: string, onChange: (film: FilmProgress | null) => void): () => void;
  /** The changes to a video's script since its project's finished film; see `scriptChange`. */
  scriptChange(videoId: string): Promise<ScriptChange | null>;
  /** Bytes used and allowed for this origin; null if the browser does not report them. */
  storageEstimate(): Promise<{ usedBytes: number; quotaBytes: number } | null>;
  /** The stored films of a user (by username), largest first. */
  storedFilms(owner: string): Promise<StoredFilm[]>;
  /** Deletes a project with all its files; see `deleteProject`. */
  deleteProject(project: OwnProject): Promise<void>;
  /** Videos made from tables, one per row. */
  tables: VideoTables;
  /** Voices that this site offers in addition to the built-in ones. */
  packs: VoicePacks;
  /** The recipe that a project's finished film was made from; see `filmRecipe`. */
  filmRecipe(project: OwnProject): Promise<FilmRecipe | null>;
  /** Finds or saves an avatar that looks like a recipe's presenter; see `avatarOf`. */
  avatarOf(figure: { owner: string; presenter: PresenterRecipe; scene: Scene }): Promise<string>;
  /** Whether a project file's voice is available here; see `fileVoice`. */
  fileVoice(file: OwnProject & { voice: RecipeVoice }): Promise<FileVoice>;
  /** The user's own voice; undefined if the browser cannot speak. */
  recordings?: VoiceRecordings;
  /** Instant speech and pictures, before anything is made; undefined if the browser cannot speak. */
  live?: LiveStudio;
  /** Reports which facts of a prompt a script keeps. */
  writer: ScriptWriter;
}

export interface EmbeddedOptions {
  /** A name from `SCENARIO_NAMES`; an unknown name is ignored. */
  scenario?: string;
  /**
   * Called when the database belongs to a newer version of the app: from then on, nothing is stored here.
   */
  onOutdated?: () => void;
}

/** Opens the database (seeding it on first use) and starts answering requests. */
export async function startEmbeddedBackend(
  options: EmbeddedOptions = {},
): Promise<EmbeddedBackend> {
  const { context, handlers, storageEstimate } = await openScenario(options.scenario ?? 'default', {
    onOutdated: options.onOutdated,
  });
  return {
    fetch: createInPageFetch(handlers),
    demoAccount: {
      identifier: DEMO_ACCOUNT.email,
      password: DEMO_ACCOUNT.password,
      name: DEMO_ACCOUNT.name,
    },
    async checkRenderSupport() {
      return (await context.studio()).support();
    },
    watchVideo(videoId, onChange) {
      const watch = liveQuery(() => filmProgress(context.db, videoId)).subscribe({
        next: onChange,
        // Polling still works without it.
        error: (cause) => console.warn('A video can no longer be watched.', cause),
      });
      return () => watch.unsubscribe();
    },
    async scriptChange(videoId) {
      // Few renders need the differ, so it loads on demand.
      return (await import('../jobs/renders/scriptChange.ts')).scriptChange(context, videoId);
    },
    storageEstimate,
    storedFilms: (owner) => storedFilms(context, owner),
    deleteProject: (project) => deleteProject(context, project),
    tables: openVideoTables({ ...context, downloads: browserDownloads }),
    packs: createVoicePacks({
      ...context,
      ...{ store: context.packs, loadPack },
      folder: new URL(`${import.meta.env.BASE_URL}voices/`, globalThis.location.origin).href,
      fetch: globalThis.fetch.bind(globalThis),
      channel: createPackChannel('lectern-voice-packs'),
      persist: async () => navigator.storage.persist(),
    }),
    filmRecipe: (project) => filmRecipe(context, project),
    avatarOf: (figure) => avatarOf(context, figure),
    fileVoice: (file) => fileVoice(context, file),
    recordings: missingForSpeech().length > 0 ? undefined : openVoiceRecordings(context),
    live: openLiveStudio(context),
    writer: openScriptWriter(),
  };
}
