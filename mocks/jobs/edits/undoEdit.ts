import type { QueueParts } from '../renders/queueVideo.ts';
import { changeProject } from '../../db/projects.ts';
import type { ProjectRecord } from '../../db/records.ts';
import { removeVideoFiles } from '../renders/renderJob.ts';
import { recordFilm } from '../tables/tableRows.ts';

/**
 * Undoes an edit: the project gets its original video back, and the edit is deleted.
 *
 * @returns null if the project's video is not an edit of the given one, so that there is nothing to undo
 */
export async function undoEdit(
  { db, media, now }: Pick<QueueParts, 'db' | 'media' | 'now'>,
  project: ProjectRecord,
  videoId: string,
): Promise<ProjectRecord | null> {
  const done = await db.transaction('rw', db.projects, db.videos, db.tableRows, async () => {
    const current = await db.projects.get(project.id);
    const finished = current?.finishedVideoId ?? null;
    const [edited, original] = [
      finished === null ? undefined : await db.videos.get(finished),
      await db.videos.get(videoId),
    ];
    if (edited?.editOf !== videoId || original?.state !== 'completed') return null;
    if (current?.status === 'video_processing') return null;
    await db.videos.delete(edited.id);
    await recordFilm(db, original);
    const changed = await changeProject(
      { db, now },
      project.id,
      () => ({ videoId, finishedVideoId: videoId, status: 'completed', progress: 100 }),
      { action: 'ai_edit_undone', videoId },
    );
    return changed && { changed, edited };
  });
  if (!done) return null;
  await removeVideoFiles(media, done.edited.id);
  return done.changed;
}
