// Shared by the wizard's stories only; never part of the app.
// oxlint-disable no-restricted-imports
import type { Wire } from '@lectern/api-client/contract';
import { demoAvatar, demoProjectsByState, demoVoices } from '@lectern/mocks/fixtures';
import { type HttpHandler, storyEndpoints } from '@lectern/mocks/handlers';
import { PRESENTERS } from '@lectern/studio';
import { sceneStillUrl } from '@lectern/studio/portraits';
import type { Recipe } from '@lectern/studio/recipe';
import { type CreateQuery, type CreateStep, paths } from '../../../paths.ts';
import type {
  EmbeddedBackend,
  RenderSupport,
  StorageEstimate,
} from '../../../backend/BackendContext.ts';
import type { AppParameters } from '../../../stories/withApp.tsx';
import { live } from './storyLive.ts';

export { heard, keptStill, shown } from './storyLive.ts';

/** Endpoints from which stories create responses. */
export const endpoints = storyEndpoints('default');

/** A project as the server sends it. */
export type WireProject = Wire['Project'];

/** The presenter's script in the designs; 62 words. */
export const SCRIPT = `Good morning, and welcome to Northlight. In the next thirty seconds I want to show you how a small team can ship a brighter product.

We started with one question: what if every update came with a face and a voice? So we built it. Write a few lines, choose who says them, and watch your words step up to the lectern.`;

const SAMPLE = demoVoices[0]?.preview_url ?? null;

/** Projects at each of the wizard's steps. */
export const projects = {
  draft: demoProjectsByState.draft,
  script: { ...demoProjectsByState.scriptReady, script: SCRIPT, voice_id: null },
  voice: { ...demoProjectsByState.voiceChosen, script: SCRIPT, voice_id: 'olivia' },
  /** The sample of its voice stands in for the audio. */
  audio: {
    ...demoProjectsByState.voiceReady,
    script: SCRIPT,
    voice_id: 'olivia',
    audioUrl: SAMPLE,
  },
  avatar: {
    ...demoProjectsByState.avatarChosen,
    script: SCRIPT,
    voice_id: 'olivia',
    audioUrl: SAMPLE,
    avatar_id: 'avt_amara',
  },
  rendering: {
    ...demoProjectsByState.processing,
    script: SCRIPT,
    audioUrl: SAMPLE,
    avatar_id: 'avt_amara',
  },
  failed: { ...demoProjectsByState.failed, script: SCRIPT, audioUrl: SAMPLE },
  completed: { ...demoProjectsByState.completed, audioUrl: SAMPLE },
} as const;

/** As many presenters as fill the screen, with their pictures. */
const drawPresenters = () =>
  PRESENTERS.slice(0, 12).map(({ recipe, scene }, at) => ({
    ...demoAvatar(at),
    preview_url: sceneStillUrl(recipe, scene),
  }));
/** Drawn with the first request: most stories show no presenters. */
let presenters: ReturnType<typeof drawPresenters> | null = null;

/**
 * Read-only endpoints, from one backend for all stories of a file: a separate one for each would be seeded
 * again. Stories that need every presenter add `endpoints.listAvatars.ok`: axe reads each portrait of a
 * story.
 */
const libraries = [
  endpoints.listAvatars.answering(() => {
    presenters ??= drawPresenters();
    return { items: presenters, pages: 1, total: presenters.length };
  }),
  endpoints.listVoices.ok,
  endpoints.getCurrentUser.ok,
];

/** The handlers of a story with one project, which stays the same whatever is written to it. */
export function over(project: WireProject, ...handlers: HttpHandler[]): HttpHandler[] {
  const { getProject, createProject, updateProject } = endpoints;
  const { linkScript, linkVoice, linkAvatar, linkVideo } = endpoints;
  const answers = [
    getProject,
    createProject,
    updateProject,
    linkScript,
    linkVoice,
    linkAvatar,
    linkVideo,
  ].map((endpoint) => endpoint.answering(project));
  return [...handlers, ...answers, ...libraries];
}

/** The parameters of a story of the wizard. */
export interface WizardParameters {
  app: AppParameters;
  msw: { handlers: HttpHandler[] };
}

/** Parameters of a story: the wizard at a step of a project. */
export function atStep(
  step: CreateStep,
  project: WireProject,
  handlers: HttpHandler[] = [],
  app: Partial<AppParameters> & { query?: CreateQuery } = {},
): WizardParameters {
  const { query, ...rest } = app;
  return {
    app: {
      path: paths.createStep(step, query),
      sessionStorage: { current_project_id: project.id ?? '' },
      ...rest,
    },
    msw: { handlers: over(project, ...handlers) },
  };
}

/** Parameters of a story: the wizard without a project. */
export function withoutProject(
  step: CreateStep,
  handlers: HttpHandler[] = [],
  query: CreateQuery = {},
): WizardParameters {
  return {
    app: {
      path: paths.createStep(step, query),
      // Set explicitly, because a story's parameters are merged over those of its file.
      sessionStorage: { current_project_id: '' },
    },
    msw: { handlers: over(projects.draft, ...handlers) },
  };
}

/** Appearance of a story, independent of its state. */
export const PHONE = { viewport: { value: 'mobile2' } };
export const NARROW = { viewport: { value: 'mobile1' } };
export const DARK = { theme: 'dark' };

/** A browser without an encoder, and one without file storage as well. */
export const NO_ENCODER = { canSpeak: true, canRender: false, missing: ['H.264 video'] };
export const NO_FILES = {
  canSpeak: false,
  canRender: false,
  missing: ['private file storage', 'H.264 video'],
};

/** The backend in the page, reduced to the few things that only it provides. */
export function onThisDevice(
  support: RenderSupport = { canSpeak: true, canRender: true, missing: [] },
  storage: StorageEstimate | null = null,
): EmbeddedBackend {
  return {
    kind: 'embedded',
    demoAccount: { identifier: 'demo', password: 'lectern-demo' },
    checkRenderSupport: () => Promise.resolve(support),
    watchVideo: () => () => undefined,
    scriptChange: () => Promise.resolve(null),
    storageEstimate: () => Promise.resolve(storage),
    storedFilms: () => Promise.resolve([]),
    deleteProject: () => Promise.resolve(),
    filmRecipe: () => Promise.resolve(FILM_RECIPE),
    avatarOf: () => Promise.resolve('avt_amara'),
    fileVoice: () => Promise.resolve('here' as const),
    ...(support.canSpeak && { live }),
  };
}

/** The recipe of the stories' finished film. */
export const FILM_RECIPE: Omit<Recipe, 'title'> = {
  version: 1,
  language: 'en-US',
  script: SCRIPT,
  voice: { id: 'olivia', speed: 1 },
  presenter: { name: 'Amara', style: 'avataaars', options: { top: 'bun' } },
  scene: { colour: 'clay', backdrop: 'disc' },
  format: { aspect: '16:9', resolution: '720p' },
  captions: { drawn: true, style: 'karaoke' },
};
