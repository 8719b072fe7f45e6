import type { AccountStore } from '../../db/accounts.ts';
import type { LecternDatabase } from '../../db/database.ts';
import type { MediaLibrary } from '../../files/mediaLibrary.ts';
import type { ProjectRecord } from '../../db/records.ts';
import { filmAddresses, type FilmAddressParts } from '../filmAddresses.ts';
import { audioFiles, takeFile, videoFiles } from '../../files/mediaNames.ts';
import { StudioError } from '@lectern/studio';

/** A project with a finished video, and its size on this device. */
export interface StoredFilm {
  projectId: string;
  name: string;
  /** Total size of its files: videos before and after an edit, captions, pictures, audio, recordings. */
  bytes: number;
  /** Length of the video; null if unknown. */
  seconds: number | null;
  /** Milliseconds since the epoch. */
  finishedAt: number;
  videoUrl: string | null;
  pictureUrl: string | null;
}

interface Parts extends FilmAddressParts {
  db: LecternDatabase;
  media: MediaLibrary;
  accounts: AccountStore;
}

/** The largest films free the most space; the others are listed once these are deleted. */
const MOST = 20;

async function fileSizes(media: Parts['media']): Promise<(name: string) => Promise<number>> {
  const names = new Set(
    await media.list().catch((cause: unknown) => {
      // Without a media store, there are no films.
      if (cause instanceof StudioError) return [];
      throw cause;
    }),
  );
  return async (name) =>
    names.has(name)
      ? media.read(name).then(
          ({ size }) => size,
          // Removed since the list was read.
          () => 0,
        )
      : 0;
}

/** Values grouped by project. */
function byProject<T extends { projectId: string }>(records: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const group = groups.get(record.projectId);
    if (group) group.push(record);
    else groups.set(record.projectId, [record]);
  }
  return groups;
}

/**
 * The stored films of a user, largest first, at most twenty. Samples of a scenario have no files and are
 * omitted.
 */
export async function storedFilms(parts: Parts, owner: string): Promise<StoredFilm[]> {
  const { db, media, accounts } = parts;
  const user = await accounts.findByUsername(owner);
  if (!user) return [];
  const isOwn = ({ userId }: { userId: string }) => userId === user.id;
  const [projects, videos, audios, takes, sizeOf] = await Promise.all([
    db.projects.where({ userId: user.id }).toArray(),
    db.videos.filter(isOwn).toArray(),
    db.audios.filter(isOwn).toArray(),
    db.takes.filter(isOwn).toArray(),
    fileSizes(media),
  ]);
  const [videosOf, audiosOf] = [byProject(videos), byProject(audios)];
  const takesOf = byProject(takes);

  async function measured(project: ProjectRecord) {
    const files = [
      ...(videosOf.get(project.id) ?? []).flatMap(({ id }) => Object.values(videoFiles(id))),
      ...(audiosOf.get(project.id) ?? []).flatMap(({ id }) => Object.values(audioFiles(id))),
      ...(takesOf.get(project.id) ?? []).map(({ id }) => takeFile(id)),
    ];
    const sizes = await Promise.all(files.map(sizeOf));
    return { project, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  }

  async function described({ project, bytes }: Awaited<ReturnType<typeof measured>>) {
    const video = videos.find(({ id }) => id === project.finishedVideoId);
    const urls = video ? await filmAddresses(parts, video) : null;
    return {
      projectId: project.id,
      name: project.name,
      bytes,
      seconds: video?.duration ?? null,
      finishedAt: video?.finishedAt ?? project.updatedAt,
      videoUrl: urls?.video ?? null,
      pictureUrl: urls?.poster ?? null,
    };
  }

  const finished = projects.filter(({ finishedVideoId }) => finishedVideoId !== null);
  const films = (await Promise.all(finished.map(measured))).filter(({ bytes }) => bytes > 0);
  const largest = films.toSorted((a, b) => b.bytes - a.bytes).slice(0, MOST);
  return Promise.all(largest.map(described));
}
