import type { IdSource } from '../../base/ids.ts';
import type { LecternDatabase } from '../../db/database.ts';
import type { MediaLibrary } from '../../files/mediaLibrary.ts';
import type { RenderQueue } from './renderQueue.ts';
import { changeProject } from '../../db/projects.ts';
import type { ProjectRecord, VideoRecord } from '../../db/records.ts';
import { removeVideoFiles } from './renderJob.ts';

export interface QueueParts {
  db: LecternDatabase;
  renders: RenderQueue;
  media: MediaLibrary;
  newId: IdSource;
  now: () => number;
}

interface VideoToQueue {
  projectId: string;
  /** Whether a video would equal the requested one. */
  isSame: (video: VideoRecord) => boolean;
  make: () => VideoRecord;
  /** Additional changes to the project. */
  ofProject: Partial<ProjectRecord>;
  /** Its action in the project's activity log. */
  action: string;
}

/**
 * Records a video, links it to its project and queues its render.
 *
 * A repeated request (a double click, a second tab) returns the same video; a different request stops it.
 * Failed and cancelled videos of the project are deleted. Its finished video, and the original of an edit,
 * are kept until the new video is finished.
 */
export async function queueVideo(
  { db, renders, media, now }: QueueParts,
  { projectId, isSame, make, ofProject, action }: VideoToQueue,
): Promise<VideoRecord> {
  const isRunning = ({ state }: VideoRecord) => state === 'video_processing';
  const ofThisProject = () => db.videos.where({ projectId }).toArray();
  for (const video of await ofThisProject()) {
    if (isRunning(video) && !isSame(video)) await renders.cancel(video.id);
  }
  const { video, spent } = await db.transaction('rw', db.videos, db.projects, async () => {
    const all = await ofThisProject();
    const same = all.find((each) => isRunning(each) && isSame(each));
    if (same) return { video: same, spent: [] };
    const made = make();
    const finishedId = (await db.projects.get(projectId))?.finishedVideoId;
    const finished = all.find(({ id }) => id === finishedId);
    const kept = [finished?.id, finished?.editOf, made.editOf];
    const others = all.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
    await db.videos.bulkDelete(others);
    await db.videos.add(made);
    await changeProject(
      { db, now },
      projectId,
      () => ({ ...ofProject, status: 'video_processing', progress: 0, videoId: made.id }),
      { action, videoId: made.id },
    );
    return { video: made, spent: others };
  });
  await Promise.all(spent.map((id) => removeVideoFiles(media, id)));
  renders.enqueue(video.id);
  return video;
}
