/**
 * The 27 operations of `packages/api-client/openapi.yaml`: method and path by operation id.
 *
 * Handlers, variants and scenarios are typed over these names, so that an operation without a mock
 * does not compile; a test holds the table against the contract itself.
 */
export const OPERATIONS = {
  register: ['post', '/auth/register'],
  login: ['post', '/auth/login'],
  refreshTokens: ['post', '/auth/refresh'],
  logout: ['post', '/auth/logout'],
  getCurrentUser: ['get', '/auth/me'],
  listAvatars: ['get', '/avatars'],
  requestCustomAvatar: ['post', '/avatars/request-custom'],
  generateAvatarImage: ['post', '/avatars/text-to-image'],
  saveGeneratedAvatar: ['post', '/avatars/save-generated-avatar'],
  listVoices: ['get', '/voices/list'],
  generateAudio: ['post', '/voices/generate'],
  generateVideo: ['post', '/videos/generate'],
  getVideoStatus: ['get', '/videos/{id}/status'],
  applyAiEdit: ['post', '/videos/{id}/ai-edit'],
  generateScript: ['post', '/scripts/generate'],
  listScripts: ['get', '/scripts/scripts'],
  createScript: ['post', '/scripts'],
  getScript: ['get', '/scripts/{id}'],
  deleteScript: ['delete', '/scripts/{id}'],
  listProjects: ['get', '/projects'],
  getProject: ['get', '/projects/{id}'],
  createProject: ['post', '/projects/{id}'],
  updateProject: ['patch', '/projects/{id}'],
  linkScript: ['post', '/projects/{id}/link-script/{scriptId}'],
  linkVoice: ['post', '/projects/{id}/link-voice/{voiceId}'],
  linkAvatar: ['post', '/projects/{id}/link-avatar/{avatarId}'],
  linkVideo: ['post', '/projects/{id}/link-video/{videoId}'],
} as const satisfies Record<string, readonly [Method, `/${string}`]>;

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** The contract's `operationId`. */
export type OperationId = keyof typeof OPERATIONS;

/** Every operation id; concrete paths come before templated ones, which they would else match. */
export const OPERATION_IDS = (Object.keys(OPERATIONS) as OperationId[]).toSorted(
  (a, b) => Number(OPERATIONS[a][1].includes('{')) - Number(OPERATIONS[b][1].includes('{')),
);
