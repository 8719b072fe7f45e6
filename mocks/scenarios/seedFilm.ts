import type { IdSource } from '../base/ids.ts';
import { newProject } from '../db/projects.ts';
import type { ProjectRecord, VideoRecord } from '../db/records.ts';
import { DEMO_FILM_FILES } from '../fixtures/demoFilmFiles.ts';
import { type DemoFilm, DEMO_FILMS, type DemoFilmId } from '../fixtures/demoFilms.ts';
import { BUILT_IN_AVATARS } from '../generators/avatars/avatarLibrary.ts';
import { newVideo } from '../jobs/renders/startRender.ts';

/** A film that `npm run assets` made; without an id, the sample clip. */
export interface MadeFilm extends DemoFilm {
  id?: DemoFilmId;
  seconds: number;
  bytes: number | null;
}

/** A demo film with its true length and size. */
export function madeFilm(id: DemoFilmId): MadeFilm {
  return { ...DEMO_FILMS[id], ...DEMO_FILM_FILES[id], id };
}

/** A project with a finished film of the build's own. */
export interface SeedFilm {
  frontendId: string;
  name: string;
  film: MadeFilm;
  /** The same film with an AI edit, which the project shows; the one before is kept beside it. */
  edited?: MadeFilm;
  tags: string[];
  hoursAgo: number;
}

interface Parts {
  newId: IdSource;
  now: () => number;
}

const HOUR = 3_600_000;

/** The avatar of that id. @throws `Error` when it is not built in */
function builtInAvatar(id: string) {
  const avatar = BUILT_IN_AVATARS.find((each) => each.id === id);
  if (!avatar) throw new Error(`There is no built-in avatar ${id}`);
  return avatar;
}

/** A finished film of the seed as its user's records: the same as of a film made here, but for its files. */
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

/** The video as finished, with a film of the build's own. */
function finished(video: VideoRecord, { id, seconds, bytes }: MadeFilm): VideoRecord {
  return {
    ...video,
    ...{ state: 'completed', progress: 100, attempts: 1, finishedAt: video.createdAt },
    ...{ isSample: true, duration: seconds, size: bytes, ...(id && { demoFilm: id }) },
  };
}
