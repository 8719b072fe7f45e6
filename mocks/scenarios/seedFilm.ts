import type { IdSource } from '../base/ids.ts';
import { newProject } from '../db/projects.ts';
import type { ProjectRecord, VideoRecord } from '../db/records.ts';
import { DEMO_FILM_FILES } from '../fixtures/demoFilmFiles.ts';
import { type DemoFilm, DEMO_FILMS, type DemoFilmId } from '../fixtures/demoFilms.ts';
import { BUILT_IN_AVATARS } from '../generators/avatars/avatarLibrary.ts';
import { newVideo } from '../jobs/renders/startRender.ts';

/** A film made by `npm run assets`; without an id, the sample clip. */
export interface MadeFilm extends DemoFilm {
  id?: DemoFilmId;
  seconds: number;
  bytes: number | null;
}

/** A demo film with its actual length and size. */
export function madeFilm(id: DemoFilmId): MadeFilm {
  return { ...DEMO_FILMS[id], ...DEMO_FILM_FILES[id], id };
}

/** A project with a finished film that ships with the build. */
export interface SeedFilm {
  frontendId: string;
  name: string;
  film: MadeFilm;
  /** The same film with an AI edit, which the project shows; the unedited film is kept as well. */
  edited?: MadeFilm;
  tags: string[];
  hoursAgo: number;
}

interface Parts {
  newId: IdSource;
  now: () => number;
}

const HOUR = 3_600_000;

/** Finds the built-in avatar with that id. @throws `Error` if there is no such avatar */
function builtInAvatar(id: string) {
  const avatar = BUILT_IN_AVATARS.find((each) => each.id === id);
  if (!avatar) throw new Error(`There is no built-in avatar ${id}`);
  return avatar;
}

/**
 * Converts a finished seed film into records of the user, as for a film made on this device except for its
 * files.
 */
export function seedFilm(
  parts: Parts,
  userId: string,
  { frontendId, name, film, edited, tags, hoursAgo }: SeedFilm,
): { project: ProjectRecord; videos: VideoRecord[] } {
  const at = parts.now() - hoursAgo * HOUR;
  const then = { newId: parts.newId, now: () => at };
  const { avatarId, voiceId, script } = film;
  const project = newProject(then, userId, {
    ...{ frontendId, name, description: '', status: 'avatar_selected', settings: {} },
  });
  const avatar = builtInAvatar(avatarId);
  const made = finished(newVideo(then, { project, avatar, script, voiceId }), film);
  const videos = [made];
  if (edited?.edit) {
    const { edit } = edited;
    videos.push({ ...finished(made, edited), id: parts.newId('vid'), edit, editOf: made.id });
  }
  const shown = videos.at(-1) ?? made;
  return {
    videos,
    project: {
      ...project,
      ...{ status: 'completed', progress: 100, tags, scriptText: script, voiceId, avatarId },
      videoId: shown.id,
      finishedVideoId: shown.id,
      activity: [
        ...project.activity,
        ...videos.map(({ id }) => ({
          action: id === made.id ? 'video_completed' : 'ai_edit_applied',
          timestamp: at,
          videoId: id,
        })),
      ],
    },
  };
}

/** Marks a video as finished, with a film that ships with the build. */
function finished(video: VideoRecord, { id, seconds, bytes }: MadeFilm): VideoRecord {
  return {
    ...video,
    ...{ state: 'completed', progress: 100, attempts: 1, finishedAt: video.createdAt },
    ...{ isSample: true, duration: seconds, size: bytes, ...(id && { demoFilm: id }) },
  };
}
