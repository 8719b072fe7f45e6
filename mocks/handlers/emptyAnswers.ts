import type { OperationId } from '@lectern/api-client/contract';
import { HttpResponse } from 'msw';

const json = (body: Parameters<typeof HttpResponse.json>[0]) => () => HttpResponse.json(body);

const emptyPage = json({ items: [], pages: 0, total: 0 });
const emptyProject = json({ _id: 'prj_empty', status: 'init' });
const emptyTokens = json({ access_token: 'at_empty', refresh_token: 'rt_empty' });
const emptyScript = json({ _id: 'scr_empty' });

/** The least answer of each operation that the contract still allows. */
export const emptyAnswers: Record<OperationId, () => Response> = {
  register: json({}),
  login: emptyTokens,
  refreshTokens: emptyTokens,
  logout: () => new HttpResponse(null, { status: 204 }),
  getCurrentUser: json({}),
  listAvatars: emptyPage,
  requestCustomAvatar: json({}),
  generateAvatarImage: json({ image_url: 'data:image/svg+xml,%3Csvg/%3E', trim_id: 'trim_empty' }),
  saveGeneratedAvatar: json({ _id: 'avt_empty', name: '' }),
  listVoices: json([]),
  generateAudio: json({ audio_url: 'data:image/svg+xml,%3Csvg/%3E' }),
  generateVideo: json({ video_id: 'vid_empty' }),
  getVideoStatus: json({ status: 'video_processing' }),
  applyAiEdit: json({}),
  generateScript: json('…'),
  listScripts: emptyPage,
  createScript: emptyScript,
  getScript: emptyScript,
  deleteScript: json({ status: 'success' }),
  listProjects: emptyPage,
  getProject: emptyProject,
  createProject: emptyProject,
  updateProject: emptyProject,
  linkScript: emptyProject,
  linkVoice: emptyProject,
  linkAvatar: emptyProject,
  linkVideo: emptyProject,
};
