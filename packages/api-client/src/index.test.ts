import { describe, expect, it } from 'vitest';
import * as api from './index.ts';

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Export {
  name: string;
  isType: boolean;
  /** The key into `sources`. */
  file: string;
}

/** Reads the exports of the barrel, which only re-exports by name, so that its text is sufficient. */
function readBarrel(): Export[] {
  const text = sources['./index.ts'] ?? '';
  return [...text.matchAll(/export (type )?\{([^}]+)\} from '([^']+)'/g)].flatMap(
    ([, type, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => ({
          name: name.replace(/^type /, ''),
          isType: type !== undefined || name.startsWith('type '),
          file,
        })),
  );
}

/** Returns the JSDoc comment directly above a declaration, and the declaration up to its body. */
function readDeclaration({ name, file }: Export): { doc: string | null; head: string } {
  const text = sources[file] ?? '';
  const declaration = new RegExp(
    String.raw`^export (?:async )?(?:function|const|class|interface|type) ${name}\b`,
    'm',
  ).exec(text);
  if (!declaration) throw new Error(`${file} does not declare ${name}`);
  const above = text.slice(0, declaration.index);
  const comment = /\/\*\*(?:(?!\*\/)[^])*\*\/\n$/.exec(above)?.[0] ?? null;
  const body = text.slice(declaration.index);
  return { doc: comment, head: body.slice(0, body.search(/\): |\{\n|;\n/)) };
}

const barrel = readBarrel();
const documented = barrel.map((each) => ({ ...each, ...readDeclaration(each) }));
/** Whether an export is more than plumbing that the specification does not mention. */
const isOfProduct = ({ file }: Export) =>
  !/^\.\/(client|contract|transport|session|values)\//.test(file);

it('exports exactly these names, which are a contract with dependants', () => {
  const list = barrel.map(({ name, isType }) => (isType ? `type ${name}` : name));
  expect(list.toSorted().join('\n')).toMatchInlineSnapshot(`
    "AVATAR_CATEGORIES
    ApiCache
    ApiError
    ApiProvider
    BOUNDARY_TITLE
    BROLL_FREQUENCIES
    BROLL_TYPES
    BUDGETS
    INDUSTRIES
    LISTICLE_STYLES
    POLL_MS
    POSITIONS
    PROJECT_STATUSES
    SessionProvider
    VIDEO_SHAPES
    VISIBILITIES
    VISUAL_STYLES
    aiEditFailedMessage
    aiEditFailure
    aiEditMessages
    applyAiEdit
    audioErrorMessage
    avatarGenerationMessage
    avatarMessages
    avatarsLoadDetails
    avatarsLoadMessage
    boundaryMessage
    createApiClient
    createMemoryStorage
    createProject
    createRestartable
    createScript
    createTemporaryProjectId
    customRequestMessage
    defaultProjectName
    deleteScript
    generateAudio
    generateAvatarImage
    generateScript
    generateVideo
    getCurrentUser
    getProject
    getScript
    getVideoStatus
    isApiError
    isDefaultProjectName
    isOffline
    isRenderOver
    isSignInNeeded
    linkAvatar
    linkResource
    linkScript
    linkVideo
    linkVoice
    listAllAvatars
    listAvatars
    listProjects
    listScripts
    listVoices
    login
    loginErrorMessage
    logout
    mayRecover
    messageOf
    normaliseAvatar
    normaliseGeneratedScript
    normaliseProject
    normaliseScript
    normaliseUser
    normaliseVideoStatus
    normaliseVoice
    projectLoadMessage
    projectMessages
    projectNotFoundMessage
    readCurrentProjectId
    register
    registerErrors
    requestCustomAvatar
    safeUrl
    saveGeneratedAvatar
    scriptDeleteFailedMessage
    scriptDeletedMessage
    scriptDuplicateFailedMessage
    scriptDuplicatedMessage
    scriptMessages
    statusHint
    type AiEditData
    type AiEditFailure
    type AiEditSettings
    type AiEditSuccess
    type ApiClient
    type ApiClientOptions
    type ApiErrorKind
    type ApplyAiEditArgs
    type Audio
    type Avatar
    type AvatarCategory
    type AvatarListParams
    type AvatarsState
    type BrollFrequency
    type BrollType
    type Budget
    type CallOptions
    type CreateProjectArgs
    type CreateScriptArgs
    type CustomAvatarRequest
    type GenerateAudioArgs
    type GenerateAvatarImageArgs
    type GenerateScriptArgs
    type GenerateVideoArgs
    type GeneratedImage
    type GeneratedScript
    type Industry
    type LinkResourceArgs
    type ListicleStyle
    type LoginArgs
    type Page
    type PagedListState
    type Position
    type Project
    type ProjectActivity
    type ProjectChanges
    type ProjectListParams
    type ProjectStatus
    type ProjectsState
    type RegisterArgs
    type RegisterErrors
    type RenderStatus
    type Resource
    type ResourceState
    type Restartable
    type SaveGeneratedAvatarArgs
    type Script
    type ScriptListParams
    type ScriptsState
    type Segment
    type Session
    type SessionProviderProps
    type SessionState
    type SessionStatus
    type UseAvatarsParams
    type UseProjectOptions
    type UseProjectsParams
    type UseScriptsParams
    type User
    type VideoJob
    type VideoShape
    type VideoStatus
    type Visibility
    type VisualStyle
    type Voice
    updateProject
    useAllAvatars
    useApiClient
    useAvatars
    useCurrentUser
    useProject
    useProjects
    useRefresh
    useRenders
    useScript
    useScripts
    useSession
    useVideoStatus
    useVoices
    videoErrorMessage
    videoFailedMessage
    videoStatusMessage
    voicesLoadMessage
    writeCurrentProjectId"
  `);
});

it('lists every export of the barrel', () => {
  const values = barrel.filter(({ isType }) => !isType).map(({ name }) => name);
  expect(values.toSorted()).toEqual(Object.keys(api).toSorted());
});

describe('every export', () => {
  it('has a JSDoc comment', () => {
    expect(documented.filter(({ doc }) => doc === null).map(({ name }) => name)).toEqual([]);
  });

  it('names the section of the specification that it comes from', () => {
    const silent = documented
      .filter(isOfProduct)
      .filter(({ doc }) => !/\bsections? \d|What \{@link \w+\} gives/i.test(doc ?? ''));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('documents the errors that it rejects with if it is a call', () => {
    const calls = documented.filter(
      (each) => isOfProduct(each) && /\bclient: ApiClient\b/.test(each.head),
    );
    expect(calls.length).toBeGreaterThan(20);
    const silent = calls.filter(({ doc }) => !/@throws ApiError of (any )?kind/.test(doc ?? ''));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
