import type { BackendContext } from '../context.ts';
import { changeProject } from '../db/projects.ts';
import type { ProjectRecord, VideoRecord } from '../db/records.ts';
import type { Edit } from '../studio/edit/types.ts';
import { removeVideoFiles } from './renderJob.ts';

type Parts = Pick<BackendContext, 'db' | 'renders' | 'media' | 'newId' | 'now'>;

/** What a video loses when it is made anew from the same recipe. */
const UNMADE = {
  state: 'video_processing',
  progress: 0,
  stage: null,
  stageStartedAt: null,
  stagesDone: [],
  framesDone: null,
  framesTotal: null,
  secondsLeft: null,
  attempts: 0,
  error: null,
  errorCode: null,
  errorDetails: null,
  duration: null,
  size: null,
  finishedAt: null,
  isSample: false,
} as const satisfies Partial<VideoRecord>;

/**
 * Queues an edit of a finished video as a new video beside it. An edit of an edit is one of the
 * original: effects never pile up, and the original stays.
 *
 * Asking again for the edit that is being made (a double click, a second tab) answers the same video;
 * asking for another one stops it. What an earlier edit made stays until this one is finished.
 */
export async function startEdit(
  { db, renders, media, newId, now }: Parts,
  source: VideoRecord,
  edit: Edit,
): Promise<VideoRecord> {
  const original = (await db.videos.get(source.editOf ?? source.id)) ?? source;
  const isSame = (video: VideoRecord): boolean =>
    video.state === 'video_processing' && JSON.stringify(video.edit) === JSON.stringify(edit);
  const others = await db.videos.where({ projectId: source.projectId }).toArray();
  for (const video of others) {
    if (video.state === 'video_processing' && !isSame(video)) await renders.cancel(video.id);
  }
  const { video, old } = await db.transaction('rw', db.videos, db.projects, async () => {
    const all = await db.videos.where({ projectId: source.projectId }).toArray();
    const same = all.find(isSame);
    if (same) return { video: same, old: [] };
    const made: VideoRecord = {
      ...original,
      ...UNMADE,
      id: newId('vid'),
      edit,
      editOf: original.id,
      stagesDone: [],
      progressAt: now(),
      createdAt: now(),
    };
    const project = await db.projects.get(source.projectId);
    const kept = [original.id, source.id, project?.finishedVideoId];
    const spent = all.filter(({ id }) => !kept.includes(id));
    await db.videos.bulkDelete(spent.map(({ id }) => id));
    await db.videos.add(made);
    if (project) {
      await db.projects.put({
        ...project,
        status: 'video_processing',
        progress: 0,
        videoId: made.id,
        updatedAt: now(),
        activity: [
          ...project.activity,
          { action: 'ai_edit_started', timestamp: now(), videoId: made.id },
        ],
      });
    }
    return { video: made, old: spent };
  });
  await Promise.all(old.map(({ id }) => removeVideoFiles(media, id)));
  renders.enqueue(video.id);
  return video;
}

/**
 * Takes an edit back: the project has the video again that was edited, and the edit is gone.
 *
 * @returns null when the project's video is no edit of that one; there is then nothing to undo.
 */
export async function undoEdit(
  { db, media, now }: Pick<Parts, 'db' | 'media' | 'now'>,
  project: ProjectRecord,
  videoId: string,
): Promise<ProjectRecord | null> {
  const done = await db.transaction('rw', db.projects, db.videos, async () => {
    const current = await db.projects.get(project.id);
    const finished = current?.finishedVideoId ?? null;
    const [edited, original] = [
      finished === null ? undefined : await db.videos.get(finished),
      await db.videos.get(videoId),
    ];
    if (edited?.editOf !== videoId || original?.state !== 'completed') return null;
    if (current?.status === 'video_processing') return null;
    await db.videos.delete(edited.id);
    const back = { videoId, finishedVideoId: videoId, status: 'completed', progress: 100 } as const;
    const changed = await changeProject({ db, now }, project.id, ({ activity }) => ({
      ...back,
      activity: [...activity, { action: 'ai_edit_undone', timestamp: now(), videoId }],
    }));
    return changed && { changed, edited };
  });
  if (!done) return null;
  await removeVideoFiles(media, done.edited.id);
  return done.changed;
}
