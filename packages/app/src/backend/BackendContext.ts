import type { Recipe, RecipeVoice } from '@lectern/studio/recipe';
import { createContext, use } from 'react';
import type { LiveStudio } from './liveStudio.ts';
import type { ScriptWriter } from './scriptWriter.ts';
import type { VideoTables } from './videoTables.ts';
import type { VoicePacks } from './voicePacks.ts';
import type { VoiceRecordings } from './voiceRecordings.ts';

/** Whether this browser can speak scripts and make videos of them. */
export interface RenderSupport {
  canSpeak: boolean;
  canRender: boolean;
  /** Plain names of the parts that it lacks. */
  missing: readonly string[];
}

/** Bytes in use and bytes allowed for this origin. */
export interface StorageEstimate {
  usedBytes: number;
  quotaBytes: number;
}

/** A finished video of a project, and the room that the project takes on this device. */
export interface StoredFilm {
  projectId: string;
  name: string;
  /** Of all that is kept for the project. */
  bytes: number;
  /** Of the video; null where it is not known. */
  seconds: number | null;
  /** Milliseconds since the epoch. */
  finishedAt: number;
  videoUrl: string | null;
  pictureUrl: string | null;
}

/** A part of a film that is being made. */
export interface FilmPart {
  /** Seconds of the film. */
  start: number;
  end: number;
  /** `kept` was there before, `made` is new. */
  state: 'kept' | 'made' | 'working' | 'waiting';
  /** 0–1. */
  share: number;
}

/** How far a film is, part by part. */
export interface FilmProgress {
  /** All of them, in the film's order; none before its plan is known. */
  parts: readonly FilmPart[];
  /**
   * Why some may be kept: an interrupted render goes on; a finished film is replaced or edited; or
   * another project's film has the same sentences.
   */
  reason: 'resumption' | 'change' | 'sharing';
  /** Whether it is an AI edit. */
  isEdit: boolean;
}

/** What a script says in another way than that of the film which it replaces. */
export interface ScriptChange {
  /** The first sentence that is not as it was, word by word. */
  words: readonly { text: string; state: 'same' | 'removed' | 'added' }[];
  /** Seconds of the film at which it begins; null until it is spoken. */
  at: number | null;
  /** Sentences that are not as they were. */
  sentences: number;
}

export interface HostedBackend {
  kind: 'hosted';
}

/** The backend in the page: only it knows a demo account and renders on this device. */
export interface EmbeddedBackend {
  kind: 'embedded';
  demoAccount: { identifier: string; password: string };
  checkRenderSupport: () => Promise<RenderSupport>;
  /**
   * Calls back when a video's record changes, with its parts while they are known; returns what ends
   * the watch. The contract has no parts: a server's videos have none.
   */
  watchVideo: (videoId: string, onChange: (film: FilmProgress | null) => void) => () => void;
  /** What changed in a video's script since its project's finished film; null where nothing did. */
  scriptChange: (videoId: string) => Promise<ScriptChange | null>;
  /** Null where the browser does not say. */
  storageEstimate: () => Promise<StorageEstimate | null>;
  /** The films of a user that take room on this device, the largest first. */
  storedFilms: (owner: string) => Promise<StoredFilm[]>;
  /** Frees all that this device keeps for a project of a user; does nothing where it is gone. */
  deleteProject: (project: { owner: string; projectId: string }) => Promise<void>;
  /** What a finished film was made from, but its title; null where there is no such film. */
  filmRecipe: (project: {
    owner: string;
    projectId: string;
  }) => Promise<Omit<Recipe, 'title'> | null>;
  /** The id of an avatar that looks like a recipe's presenter; a new one where there was none. */
  avatarOf: (figure: { owner: string } & Pick<Recipe, 'presenter' | 'scene'>) => Promise<string>;
  /**
   * Whether a project file's voice is here; `changed` is its pack in another version. A project keeps the
   * name of a voice whose pack is `missing`, so that it speaks once the pack is loaded.
   */
  fileVoice: (file: {
    owner: string;
    projectId: string;
    voice: RecipeVoice;
  }) => Promise<'here' | 'changed' | 'missing'>;
  /** Left out where no videos are made from tables. */
  tables?: VideoTables;
  /** Left out where nothing can be recorded. */
  recordings?: VoiceRecordings;
  /** Left out where a site cannot offer voices of its own. */
  packs?: VoicePacks;
  /** Left out where prompts are only read by a server. */
  writer?: ScriptWriter;
  /** Left out where there is nothing to hear and see at once. */
  live?: LiveStudio;
}

export type Backend = HostedBackend | EmbeddedBackend;

export const HOSTED: HostedBackend = { kind: 'hosted' };

/** Provided once by `main.tsx`; stories provide their own. */
export const BackendContext = createContext<Backend>(HOSTED);

/** Which backend answers, for the few places that say so: the demo account, the render check. */
export function useBackend(): Backend {
  return use(BackendContext);
}

/**
 * Frees what this device keeps for a project that was deleted. A server's projects stay where they
 * are: deletions are the client's own there (specification section 2, My Videos).
 */
export function useFreeProject(): (project: { owner: string; projectId: string }) => Promise<void> {
  const backend = useBackend();
  return async (project) => {
    if (backend.kind === 'embedded') await backend.deleteProject(project);
  };
}
