// oxlint-disable max-lines -- One table, a call for each operation, read from top to bottom.
import type { ApiClient } from '../client/ApiClient.ts';
import {
  type AiEditData,
  applyAiEdit,
  type CallOptions,
  createProject,
  createScript,
  deleteScript,
  generateAudio,
  generateAvatarImage,
  generateScript,
  generateVideo,
  getCurrentUser,
  getProject,
  getScript,
  getVideoStatus,
  linkAvatar,
  linkScript,
  linkVideo,
  linkVoice,
  listAvatars,
  listProjects,
  listScripts,
  listVoices,
  login,
  logout,
  register,
  requestCustomAvatar,
  saveGeneratedAvatar,
  updateProject,
} from '../index.ts';

/** The IDs used in the calls. */
export const CALL_IDS = {
  project: 'p1',
  temporaryProject: 'project_3f2a9c1e-7d4b-4c55-9a60-2f1f0b8f6a11',
  script: 's1',
  voice: 'v1',
  avatar: 'a1',
  image: 't1',
  // An ID is one path segment, whatever characters it contains.
  video: 'vid/1',
};

export type CallIds = typeof CALL_IDS;

export type OperationCall = (
  client: ApiClient,
  ids?: CallIds,
  options?: CallOptions,
) => Promise<unknown>;

/** An edit as the product sends it: a template, and the defaults of section 3 for the rest. */
export const AI_EDIT: AiEditData = {
  aiEditSettings: { template: 'vivid' },
  bgVideoSettings: { stroke: { color: '#ffdf06ff', width: 10 } },
  additionalFeatures: {
    applyAiEdit: true,
    addBgm: true,
    removeFillerWords: false,
    removeSilenceParts: false,
    enhanceAudio: true,
  },
  subtitleStyles: {
    template: 'default',
    fontSize: 'medium',
    fontFamily: 'inter',
    textCasing: 'default',
    position: 'bottom-center',
    backgroundColor: 'transparent',
    baseColor: 'white',
    importantColor: 'white',
    highlightColors: ['#ffdf06ff'],
  },
  additionalSettings: { soundEffectsVolume: 30, applySpeakerDetection: true },
  bgmData: { volume: 15, fadeIn: 2, fadeOut: 2 },
};

const CALLS = {
  register: (client, _ids, options) =>
    register(client, { username: 'ada', email: 'a@b.c', password: 'secret-12' }, options),
  login: (client, _ids, options) =>
    login(client, { identifier: 'ada', password: 'secret-12' }, options),
  logout: (client, _ids, options) => logout(client, options),
  getCurrentUser: (client, _ids, options) => getCurrentUser(client, options),
  listAvatars: (client, _ids, options) =>
    listAvatars(
      client,
      {
        page: 2,
        limit: 12,
        category: 'realistic',
        gender: 'female',
        style: 'business',
        search: 'mi',
        ageRange: '25-34',
        ethnicity: 'european',
      },
      options,
    ),
  requestCustomAvatar: (client, _ids, options) =>
    requestCustomAvatar(
      client,
      {
        name: 'A',
        email: 'a@b.c',
        description: 'D',
        companyName: 'Example Ltd',
        phone: '+44 20 7946 0000',
        industry: 'education',
        budget: '0-1000',
        requirements: 'Two',
        deadline: '2026-03-31',
        files: [
          new File(['1'], 'front.png', { type: 'image/png' }),
          new File(['2'], 'side.jpg', { type: 'image/jpeg' }),
        ],
      },
      options,
    ),
  generateAvatarImage: (client, { project } = CALL_IDS, options) =>
    generateAvatarImage(
      client,
      { prompt: 'A doctor', visualStyle: 'comic', projectId: project },
      options,
    ),
  saveGeneratedAvatar: (client, { image, project } = CALL_IDS, options) =>
    saveGeneratedAvatar(
      client,
      {
        trimId: image,
        name: 'N',
        description: 'D',
        tags: ['x'],
        visibility: 'private',
        projectId: project,
      },
      options,
    ),
  listVoices: (client, _ids, options) => listVoices(client, options),
  generateAudio: (client, { project, voice } = CALL_IDS, options) =>
    generateAudio(client, { projectId: project, voiceId: voice, script: 'Hello.' }, options),
  generateVideo: (client, { project, voice, avatar } = CALL_IDS, options) =>
    generateVideo(
      client,
      { script: 'Hi.', voiceId: voice, avatarId: avatar, projectId: project },
      options,
    ),
  getVideoStatus: (client, { video } = CALL_IDS, options) =>
    getVideoStatus(client, { videoId: video }, options),
  applyAiEdit: (client, { video } = CALL_IDS, options) =>
    applyAiEdit(client, { videoId: video, edit: AI_EDIT }, options),
  generateScript: (client, { project } = CALL_IDS, options) =>
    generateScript(client, { prompt: 'A tip', projectId: project }, options),
  listScripts: (client, _ids, options) =>
    listScripts(
      client,
      {
        page: 1,
        pageSize: 20,
        search: 'x',
        tag: 'marketing',
        sortBy: 'word_count',
        sortOrder: 'desc',
      },
      options,
    ),
  createScript: (client, _ids, options) =>
    createScript(
      client,
      {
        title: 'Intro (Copy)',
        description: 'D',
        segments: [{ text: 'Hello.' }],
        tags: ['x'],
        language: 'en',
        estimatedDuration: 30,
      },
      options,
    ),
  getScript: (client, { script } = CALL_IDS, options) => getScript(client, { id: script }, options),
  deleteScript: (client, { script } = CALL_IDS, options) =>
    deleteScript(client, { id: script }, options),
  listProjects: (client, _ids, options) =>
    listProjects(
      client,
      {
        page: 1,
        pageSize: 4,
        sortBy: 'updated_at',
        sortOrder: 'desc',
        search: 'x',
        status: 'completed',
      },
      options,
    ),
  getProject: (client, { project } = CALL_IDS, options) =>
    getProject(client, { id: project }, options),
  createProject: (client, { temporaryProject } = CALL_IDS, options) =>
    createProject(client, { frontendProjectId: temporaryProject, name: 'Project 1' }, options),
  updateProject: (client, { project } = CALL_IDS, options) =>
    updateProject(
      client,
      { id: project, changes: { status: 'avatar_selected', script: null } },
      options,
    ),
  linkScript: (client, { project, script } = CALL_IDS, options) =>
    linkScript(client, { projectId: project, scriptId: script }, options),
  linkVoice: (client, { project, voice } = CALL_IDS, options) =>
    linkVoice(client, { projectId: project, voiceId: voice }, options),
  linkAvatar: (client, { project, avatar } = CALL_IDS, options) =>
    linkAvatar(client, { projectId: project, avatarId: avatar }, options),
  linkVideo: (client, { project, video } = CALL_IDS, options) =>
    linkVideo(client, { projectId: project, videoId: video }, options),
} satisfies Record<string, OperationCall>;

/**
 * The client's call of each operation, with every possible argument. Tokens are refreshed by the session,
 * never by a caller.
 */
export const OPERATION_CALLS: {
  [Id in keyof typeof CALLS]: (
    client: ApiClient,
    ids?: CallIds,
    options?: CallOptions,
  ) => ReturnType<(typeof CALLS)[Id]>;
} = CALLS;
