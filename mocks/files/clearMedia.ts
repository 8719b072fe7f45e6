import type { LecternDatabase } from '../db/database.ts';
import type { MediaLibrary } from './mediaLibrary.ts';
import { StudioError } from '@lectern/studio';
import { audioFiles, isOwnMedia, takeFile, videoFiles } from './mediaNames.ts';

/**
 * Removes files without a record: remains of a crash, orphaned audio, and takes of deleted projects.
 *
 * Records are written before their files, and the list of files is read before the records, so that
 * unfinished files always have a record by then. Unfinished work may also have temporary files.
 */
export async function clearMedia({
  db,
  media,
  namespace,
}: {
  db: LecternDatabase;
  media: MediaLibrary;
  namespace: string;
}): Promise<void> {
  let names: string[];
  try {
    names = await media.list();
  } catch (cause) {
    // Without a media store, there is nothing to clear.
    if (cause instanceof StudioError) return;
    throw cause;
  }
  const [audios, takes, videos, speaking, rendering] = await Promise.all([
    db.audios.toCollection().primaryKeys(),
    db.takes.toCollection().primaryKeys(),
    db.videos.filter(({ state }) => state !== 'failed' && state !== 'cancelled').primaryKeys(),
    db.audios.filter(({ state }) => state === 'speaking').primaryKeys(),
    db.videos.where({ state: 'video_processing' }).primaryKeys(),
  ]);
  const kept = new Set([
    ...audios.flatMap((id) => Object.values(audioFiles(id))),
    ...takes.map(takeFile),
    ...videos.flatMap((id) => Object.values(videoFiles(id))),
  ]);
  const making = [...speaking, ...rendering];
  const lost = names.filter(
    (name) =>
      isOwnMedia(name, namespace) &&
      !kept.has(name) &&
      !making.some((id) => name.startsWith(`${id}.`)),
  );
  await Promise.allSettled(lost.map((name) => media.remove(name)));
}
