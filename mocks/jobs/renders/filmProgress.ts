import type { FilmPart } from '@lectern/studio';
import type { LecternDatabase } from '../../db/database.ts';
import type { ProjectRecord, VideoRecord } from '../../db/records.ts';
import { readParts } from './filmParts.ts';

/** The parts of a film in progress. */
export interface FilmProgress {
  /** All parts in the film's order; empty until its plan is known. */
  parts: readonly FilmPart[];
  /**
   * Why some parts may be kept: an interrupted render is resumed, a finished film is replaced or edited, or
   * another project's film has the same sentences.
   */
  reason: 'resumption' | 'change' | 'sharing';
  /** Whether it is an AI edit. */
  isEdit: boolean;
}

const STOPPED = ['video_cancelled', 'video_failed'];

function reasonOf(
  { id, attempts }: VideoRecord,
  project: ProjectRecord | undefined,
): FilmProgress['reason'] {
  // A second attempt finds the parts of the first one, whatever the first one found.
  if (attempts > 1) return 'resumption';
  if (typeof project?.finishedVideoId === 'string') return 'change';
  const wasStopped = project?.activity.some(
    ({ action, videoId }) => STOPPED.includes(action) && videoId !== id,
  );
  return wasStopped === true ? 'resumption' : 'sharing';
}

/** The progress of a video, part by part; null once it has ended. */
export async function filmProgress(
  db: LecternDatabase,
  videoId: string,
): Promise<FilmProgress | null> {
  const video = await db.videos.get(videoId);
  if (!video || video.finishedAt !== null) return null;
  const parts = readParts(video.parts) ?? [];
  const project = await db.projects.get(video.projectId);
  return { parts, reason: reasonOf(video, project), isEdit: video.edit !== undefined };
}
