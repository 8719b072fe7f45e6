import type { Answer, OperationId } from '@lectern/api-client/contract';

const emptyPage = { items: [], pages: 0, total: 0 };
const emptyProject = { _id: 'prj_empty', status: 'init' } as const;
const emptyTokens = { access_token: 'at_empty', refresh_token: 'rt_empty' };
const emptyScript = { _id: 'scr_empty' };

/** The smallest body of each operation that the contract allows; null is a 204. */
export const emptyBodies: { readonly [Id in OperationId]: Answer<Id>['body'] } = {
  register: {},
  login: emptyTokens,
  refreshTokens: emptyTokens,
  logout: null,
  getCurrentUser: {},
  listAvatars: emptyPage,
  requestCustomAvatar: {},
  generateAvatarImage: { image_url: 'data:image/svg+xml,%3Csvg/%3E', trim_id: 'trim_empty' },
  saveGeneratedAvatar: { _id: 'avt_empty', name: '' },
  listVoices: [],
  generateAudio: { audio_url: 'data:image/svg+xml,%3Csvg/%3E' },
  generateVideo: { video_id: 'vid_empty' },
  getVideoStatus: { status: 'video_processing' },
  applyAiEdit: {},
  generateScript: '…',
  listScripts: emptyPage,
  createScript: emptyScript,
  getScript: emptyScript,
  deleteScript: { status: 'success' },
  listProjects: emptyPage,
  getProject: emptyProject,
  createProject: emptyProject,
  updateProject: emptyProject,
  linkScript: emptyProject,
  linkVoice: emptyProject,
  linkAvatar: emptyProject,
  linkVideo: emptyProject,
};
