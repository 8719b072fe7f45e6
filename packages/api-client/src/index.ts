export type { ApiClient } from './client/ApiClient.ts';
export { ApiCache } from './client/ApiCache.tsx';
export { ApiProvider } from './client/ApiProvider.tsx';
export { type ApiClientOptions, createApiClient } from './client/createApiClient.ts';
export type { Resource } from './client/refreshBus.ts';
export { SessionProvider, type SessionProviderProps } from './client/SessionProvider.tsx';
export { useApiClient } from './client/useApiClient.ts';
export { POLL_MS } from './client/usePolledResource.ts';
export { useRefresh } from './client/useRefresh.ts';
export type { ResourceState } from './client/useResource.ts';
export { useSession } from './client/useSession.ts';
export type { PagedListState } from './client/usePagedList.ts';

export { readCurrentProjectId, writeCurrentProjectId } from './session/currentProject.ts';
export { createMemoryStorage } from './session/memoryStorage.ts';
export { createRestartable, type Restartable } from './session/restartable.ts';
export type { Session, SessionState, SessionStatus } from './session/sessionStore.ts';

export { ApiError, type ApiErrorKind, isApiError } from './transport/ApiError.ts';
export type { Page } from './transport/page.ts';
export type { CallOptions } from './transport/request.ts';
export { safeUrl } from './values/safeUrl.ts';

export {
  getCurrentUser,
  login,
  type LoginArgs,
  logout,
  register,
  type RegisterArgs,
} from './auth/auth.ts';
export {
  AVATAR_CATEGORIES,
  type AvatarCategory,
  BROLL_FREQUENCIES,
  BROLL_TYPES,
  type BrollFrequency,
  type BrollType,
  type Budget,
  BUDGETS,
  INDUSTRIES,
  type Industry,
  LISTICLE_STYLES,
  type ListicleStyle,
  type Position,
  POSITIONS,
  PROJECT_STATUSES,
  type ProjectStatus,
  VIDEO_SHAPES,
  type VideoShape,
  VISIBILITIES,
  type Visibility,
  VISUAL_STYLES,
  type VisualStyle,
} from './contract/contract.gen.ts';
export { normaliseUser, type User } from './auth/auth.schema.ts';
export { useCurrentUser } from './auth/useCurrentUser.ts';

export { type AvatarListParams, listAllAvatars, listAvatars } from './avatars/avatars.ts';
export { type CustomAvatarRequest, requestCustomAvatar } from './avatars/customAvatars.ts';
export {
  generateAvatarImage,
  type GenerateAvatarImageArgs,
  saveGeneratedAvatar,
  type SaveGeneratedAvatarArgs,
} from './avatars/generatedAvatars.ts';
export type { GeneratedImage } from './avatars/generatedImage.ts';
export { type Avatar, normaliseAvatar } from './avatars/readAvatar.ts';
export { useAllAvatars } from './avatars/useAllAvatars.ts';
export { type AvatarsState, useAvatars, type UseAvatarsParams } from './avatars/useAvatars.ts';

export { normaliseVoice, type Audio, type Voice } from './voices/voices.schema.ts';
export { generateAudio, type GenerateAudioArgs, listVoices } from './voices/voices.ts';
export { useVoices } from './voices/useVoices.ts';

export {
  type AiEditData,
  type AiEditSettings,
  type AiEditSuccess,
  applyAiEdit,
  type ApplyAiEditArgs,
} from './videos/aiEdit.ts';
export { useVideoStatus } from './videos/useVideoStatus.ts';
export {
  normaliseVideoStatus,
  type RenderStatus,
  type VideoJob,
  type VideoStatus,
} from './videos/videos.schema.ts';
export {
  generateVideo,
  type GenerateVideoArgs,
  getVideoStatus,
  isRenderOver,
} from './videos/videos.ts';

export {
  type GeneratedScript,
  normaliseGeneratedScript,
  normaliseScript,
  type Script,
} from './scripts/scripts.schema.ts';
export {
  createScript,
  type CreateScriptArgs,
  deleteScript,
  generateScript,
  type GenerateScriptArgs,
  getScript,
  listScripts,
  type ScriptListParams,
} from './scripts/scripts.ts';
export type { Segment } from './scripts/scriptText.ts';
export { useScript } from './scripts/useScript.ts';
export { type ScriptsState, useScripts, type UseScriptsParams } from './scripts/useScripts.ts';

export { linkResource, type LinkResourceArgs } from './projects/linkResource.ts';
export { linkAvatar, linkScript, linkVideo, linkVoice } from './projects/links.ts';
export {
  createProject,
  type CreateProjectArgs,
  getProject,
  listProjects,
  type ProjectChanges,
  type ProjectListParams,
  updateProject,
} from './projects/projects.ts';
export { normaliseProject, type Project, type ProjectActivity } from './projects/readProject.ts';
export {
  createTemporaryProjectId,
  defaultProjectName,
  isDefaultProjectName,
} from './projects/temporaryProject.ts';
export { useProject, type UseProjectOptions } from './projects/useProject.ts';
export { type ProjectsState, useProjects, type UseProjectsParams } from './projects/useProjects.ts';
export { useRenders } from './projects/useRenders.ts';

export {
  aiEditFailedMessage,
  type AiEditFailure,
  aiEditFailure,
  aiEditMessages,
} from './errors/aiEditErrors.ts';
export { loginErrorMessage, registerErrors, type RegisterErrors } from './errors/authErrors.ts';
export {
  avatarGenerationMessage,
  avatarMessages,
  avatarsLoadDetails,
  avatarsLoadMessage,
  customRequestMessage,
} from './errors/avatarErrors.ts';
export { BOUNDARY_TITLE, boundaryMessage, statusHint } from './errors/boundaryErrors.ts';
export { isOffline, isSignInNeeded, mayRecover, messageOf } from './errors/errorMessage.ts';
export {
  projectLoadMessage,
  projectMessages,
  projectNotFoundMessage,
} from './errors/projectErrors.ts';
export {
  scriptDeletedMessage,
  scriptDeleteFailedMessage,
  scriptDuplicatedMessage,
  scriptDuplicateFailedMessage,
  scriptMessages,
} from './errors/scriptErrors.ts';
export { videoErrorMessage, videoFailedMessage, videoStatusMessage } from './errors/videoErrors.ts';
export { audioErrorMessage, voicesLoadMessage } from './errors/voiceErrors.ts';
