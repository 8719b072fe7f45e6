import type { LecternDatabase } from '../../db/database.ts';
import { changeProject, isRendering } from '../../db/projects.ts';
import type { ProjectRecord } from '../../db/records.ts';
import { removeVideoFiles } from '../renders/renderJob.ts';
import type { QueueParts } from '../renders/queueVideo.ts';
import { recordFilm } from '../tables/tableRows.ts';

/** Finds the edit of a video that is its project's film; null if there is none, or if the video is gone. */
async function findEdit(db: LecternDatabase, projectId: string, videoId: string) {
  const project = await db.projects.get(projectId);
  const edited = await db.videos.get(project?.finishedVideoId ?? '');
  const original = await db.videos.get(videoId);
  if (!project || edited?.editOf !== videoId || original?.state !== 'completed') return null;
  return { project, edited, original };
}

/**
 * Undoes an edit: the project gets its original video back, and the edit is deleted. A render of the project
 * is stopped, because its film would replace the original.
 *
 * @returns null if the project's video is not an edit of the given one, so that there is nothing to undo
 */
export async function undoEdit(
  { db, media, renders, now }: Pick<QueueParts, 'db' | 'media' | 'renders' | 'now'>,
  { id }: Pick<ProjectRecord, 'id'>,
  videoId: string,
): Promise<ProjectRecord | null> {
  const before = (await findEdit(db, id, videoId))?.project;
  if (before?.videoId && isRendering(before)) await renders.cancel(before.videoId);
  const done = await db.transaction('rw', db.projects, db.videos, db.tableRows, async () => {
    const found = await findEdit(db, id, videoId);
    if (!found || isRendering(found.project)) return null;
    const { edited, original } = found;
    await db.videos.delete(edited.id);
    await recordFilm(db, original);
    const changed = await changeProject(
      { db, now },
      id,
      () => ({ videoId, finishedVideoId: videoId, status: 'completed', progress: 100 }),
      { action: 'ai_edit_undone', videoId },
    );
    return changed && { changed, edited };
  });
  if (!done) return null;
  await removeVideoFiles(media, done.edited.id);
  return done.changed;
}
