import type { AccountStore } from '../../db/accounts.ts';
import type { LecternDatabase } from '../../db/database.ts';
import type { MediaLibrary } from '../../files/mediaLibrary.ts';
import type { RenderQueue } from '../renders/renderQueue.ts';
import { audioFiles, takeFile, videoFiles } from '../../files/mediaNames.ts';

/** A project and its owner. */
export interface OwnProject {
  /** The username. */
  owner: string;
  projectId: string;
}

/**
 * Deletes a user's project with everything stored for it on this device: videos, originals and edits,
 * audio, and the user's recordings. It first stops a running render.
 *
 * The contract has no such call: deletions are the client's own (specification section 2, My Videos). Here
 * client and server share one disk, which deleted projects must not fill. Missing projects and those of
 * other users are ignored.
 */
export async function deleteProject(
  {
    db,
    media,
    renders,
    accounts,
  }: {
    db: LecternDatabase;
    media: MediaLibrary;
    renders: Pick<RenderQueue, 'cancel'>;
    accounts: AccountStore;
  },
  { owner, projectId }: OwnProject,
): Promise<void> {
  const user = await accounts.findByUsername(owner);
  const project = await db.projects.get(projectId);
  if (!user || project?.userId !== user.id) return;
  const videos = await db.videos.where({ projectId }).toArray();
  for (const { id, state } of videos) {
    if (state === 'video_processing') await renders.cancel(id);
  }
  const files = await db.transaction(
    'rw',
    [db.projects, db.videos, db.audios, db.takes, db.tableRows],
    async () => {
      const [videoIds, audioIds, takeIds] = await Promise.all([
        db.videos.where({ projectId }).primaryKeys(),
        db.audios.where({ projectId }).primaryKeys(),
        db.takes.where({ projectId }).primaryKeys(),
      ]);
      await Promise.all([
        db.projects.delete(projectId),
        db.videos.bulkDelete(videoIds),
        db.audios.bulkDelete(audioIds),
        db.takes.bulkDelete(takeIds),
        db.tableRows.where({ projectId }).modify({
          ...{ state: 'failed', error: 'The video was deleted.' },
          ...{ videoId: null, projectId: null, seconds: null, bytes: null },
        }),
      ]);
      return [
        ...videoIds.flatMap((id) => Object.values(videoFiles(id))),
        ...audioIds.flatMap((id) => Object.values(audioFiles(id))),
        ...takeIds.map(takeFile),
      ];
    },
  );
  // If a file cannot be removed now, the next visit removes it because it has no record.
  await Promise.allSettled(files.map((name) => media.remove(name)));
}
