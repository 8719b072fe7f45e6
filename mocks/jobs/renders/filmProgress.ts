import type { FilmPart } from '@lectern/studio';
import type { LecternDatabase } from '../../db/database.ts';
import { readParts } from './filmParts.ts';

/** The parts of a film that is being made. */
export interface FilmProgress {
  /** All of them, in the film's order. */
  parts: readonly FilmPart[];
  /**
   * Why some may be kept: `change` where the project has a finished film, which this one is to replace
   * or edit; else `resumption`, of a render that was interrupted or canceled.
   */
  reason: 'resumption' | 'change';
  /** Whether it is an AI edit. */
  isEdit: boolean;
}

/** How far a video is, part by part; null before its plan is known and once it has ended. */
export async function filmProgress(
  db: LecternDatabase,
  videoId: string,
): Promise<FilmProgress | null> {
  const video = await db.videos.get(videoId);
  const parts = readParts(video?.parts);
  if (!video || !parts) return null;
  const isEdit = video.edit !== undefined;
  // A second attempt finds the parts of the first one, whatever the first one found.
  if (video.attempts > 1) return { parts, reason: 'resumption', isEdit };
  const project = await db.projects.get(video.projectId);
  const replacesFilm = (project?.finishedVideoId ?? null) !== null;
  return { parts, reason: replacesFilm ? 'change' : 'resumption', isEdit };
}
