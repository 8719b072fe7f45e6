import { fields, json, notFound, refusal } from './exchange.ts';
import type { Handler } from './handler.ts';
import type { Store, Video } from './store.ts';

/** What each poll of a render finds; the last one stays. */
const STEPS = [
  { status: 'queued', progress: 0, status_message: 'Waiting for a free renderer' },
  { status: 'video_processing', progress: 50, status_message: 'Drawing frames' },
  { status: 'completed', progress: 100, status_message: null },
];

/** Begins a render of a project. */
export function startVideo(store: Store, project: Video['project']): Video {
  const video = { id: store.newId('vid'), project, polls: 0 };
  store.videos.set(video.id, video);
  Object.assign(project, { status: 'video_processing', progress: 0, video_id: video.id });
  return video;
}

function finish(store: Store, { id, project }: Video): void {
  const video_url = `${store.origin}/media/film.mp4`;
  Object.assign(project, {
    ...{ status: 'completed', progress: 100, video_id: id, video_url },
    video_data: { video_url, thumbnail_url: `${store.origin}/media/picture.png`, duration: 1 },
  });
}

/** Specification section 7, Videos. */
export const videos: Record<string, Handler> = {
  generateVideo: ({ request, store, account }) => {
    const { projectId, script, voiceId, avatarId } = fields(request);
    const project = account.projects.find(({ _id }) => _id === projectId);
    if (!project) return notFound;
    if (!script || !voiceId || !avatarId) return refusal(422, 'Something is missing.');
    return json({ video_id: startVideo(store, project).id, status: 'queued' }, 202);
  },

  getVideoStatus: ({ request, store, account }) => {
    const video = store.videos.get(request.params.id ?? '');
    if (!video || !account.projects.includes(video.project)) return notFound;
    const step = STEPS[Math.min(video.polls, STEPS.length - 1)];
    video.polls += 1;
    const isOver = step?.status === 'completed';
    if (isOver) finish(store, video);
    return json({
      ...step,
      video_id: video.id,
      video_url: isOver ? `${store.origin}/media/film.mp4` : null,
      captions_url: isOver ? `${store.origin}/media/captions.vtt` : null,
      error: null,
    });
  },

  applyAiEdit: ({ request, account }) => {
    const { id } = request.params;
    const project = account.projects.find(({ _id, video_id }) => _id === id || video_id === id);
    if (!project) return notFound;
    return json({
      success: true,
      message: 'AI edit applied successfully',
      data: { video_id: project.video_id, edit: fields(request) },
    });
  },
};
