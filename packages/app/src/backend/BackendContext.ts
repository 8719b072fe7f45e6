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
  /** Plain names of the missing parts. */
  missing: readonly string[];
}

/** Bytes in use and the quota for this origin. */
export interface StorageEstimate {
  usedBytes: number;
  quotaBytes: number;
}

/** A finished video of a project, and the space that the project takes on this device. */
export interface StoredFilm {
  projectId: string;
  name: string;
  /** Size of everything that is kept for the project. */
  bytes: number;
  /** The video's length in seconds; null if unknown. */
  seconds: number | null;
  /** Milliseconds since the epoch. */
  finishedAt: number;
  videoUrl: string | null;
  pictureUrl: string | null;
}

/** A part of a film that is being made. */
export interface FilmPart {
  /** Seconds into the film. */
  start: number;
  end: number;
  /** `kept` parts existed before, `made` parts are new. */
  state: 'kept' | 'made' | 'working' | 'waiting';
  /** 0–1. */
  share: number;
}

/** The progress of a film, part by part. */
export interface FilmProgress {
  /** All parts, in the film's order; empty until its plan is known. */
  parts: readonly FilmPart[];
  /**
   * Why some parts may be kept: an interrupted render resumes; a finished film is replaced or edited; or
   * another project's film has the same sentences.
   */
  reason: 'resumption' | 'change' | 'sharing';
  /** Whether it is an AI edit. */
  isEdit: boolean;
}

/** How a script differs from that of the film that it replaces. */
export interface ScriptChange {
  /** The first sentence that differs, word by word. */
  words: readonly { text: string; state: 'same' | 'removed' | 'added' }[];
  /** Where it starts, in seconds of the film; null until it is spoken. */
  at: number | null;
  /** Number of sentences that differ. */
  sentences: number;
}

export interface HostedBackend {
  kind: 'hosted';
}

/** The backend in the page: only it has a demo account and renders on this device. */
export interface EmbeddedBackend {
  kind: 'embedded';
  demoAccount: { identifier: string; password: string };
  checkRenderSupport: () => Promise<RenderSupport>;
  /**
   * Calls back when a video's record changes, with its parts while they are known; returns a function that
   * unsubscribes. The contract has no parts: videos of a server have none.
   */
  watchVideo: (videoId: string, onChange: (film: FilmProgress | null) => void) => () => void;
  /** Returns what changed in a video's script since its project's finished film; null if nothing did. */
  scriptChange: (videoId: string) => Promise<ScriptChange | null>;
  /** Null if the browser does not report it. */
  storageEstimate: () => Promise<StorageEstimate | null>;
  /** A user's films that take space on this device, the largest first. */
  storedFilms: (owner: string) => Promise<StoredFilm[]>;
  /**
   * Frees everything that this device keeps for a project of a user; does nothing if it no longer exists.
   */
  deleteProject: (project: { owner: string; projectId: string }) => Promise<void>;
  /** Returns what a finished film was made from, except its title; null if there is no such film. */
  filmRecipe: (project: {
    owner: string;
    projectId: string;
  }) => Promise<Omit<Recipe, 'title'> | null>;
  /** Returns the id of an avatar that looks like a recipe's presenter; creates one if there is none. */
  avatarOf: (figure: { owner: string } & Pick<Recipe, 'presenter' | 'scene'>) => Promise<string>;
  /**
   * Whether a project file's voice is available; `changed` means that its pack is here in another version.
   * A project keeps the name of a voice whose pack is `missing`, so that it speaks once the pack is loaded.
   */
  fileVoice: (file: {
    owner: string;
    projectId: string;
    voice: RecipeVoice;
  }) => Promise<'here' | 'changed' | 'missing'>;
  /** Undefined when videos cannot be made from tables. */
  tables?: VideoTables;
  /** Undefined when nothing can be recorded. */
  recordings?: VoiceRecordings;
  /** Undefined when a site cannot offer its own voices. */
  packs?: VoicePacks;
  /** Undefined when only a server reads prompts. */
  writer?: ScriptWriter;
  /** Undefined when live preview is unavailable. */
  live?: LiveStudio;
}

export type Backend = HostedBackend | EmbeddedBackend;

export const HOSTED: HostedBackend = { kind: 'hosted' };

/** Provided once by `main.tsx`; stories provide their own. */
export const BackendContext = createContext<Backend>(HOSTED);

/** Returns the backend in use, for the few places that depend on it: the demo account, the render check. */
export function useBackend(): Backend {
  return use(BackendContext);
}

/**
 * Returns a function that frees what this device keeps for a deleted project. A server's projects stay as
 * they are: there, deletions exist only in the client (specification section 2, My Videos).
 */
export function useFreeProject(): (project: { owner: string; projectId: string }) => Promise<void> {
  const backend = useBackend();
  return async (project) => {
    if (backend.kind === 'embedded') await backend.deleteProject(project);
  };
}
