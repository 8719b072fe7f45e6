import type { Project } from '@lectern/api-client';
import { projectStage } from '../../../projects/projectStage.ts';

/** The ids of the selected videos, or every video that matches, loaded or not. */
export type VideoSelection = 'all' | ReadonlySet<string>;

export const NOTHING_SELECTED: VideoSelection = new Set();

export const isSelecting = (selection: VideoSelection): boolean =>
  selection === 'all' || selection.size > 0;

/** Returns those of the displayed videos that are selected. */
export function selectedOf(
  videos: readonly Project[],
  selection: VideoSelection,
): readonly Project[] {
  return selection === 'all' ? videos : videos.filter(({ id }) => selection.has(id));
}

/** A video with a film that can be downloaded. */
export type Film = Project & { videoUrl: string };

export const isFilm = (video: Project): video is Film =>
  projectStage(video).group === 'completed' && video.videoUrl !== null;

/** Adds up the known sizes of the films in bytes; `isLeast` if some are unknown. */
export function sizeOf(videos: readonly Project[]): { bytes: number; isLeast: boolean } {
  const films = videos.filter(isFilm);
  return {
    bytes: films.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0),
    isLeast: films.some(({ sizeBytes }) => sizeBytes === null),
  };
}

/**
 * Extends a selection to which one item was added with Shift held: all items since the previous one are
 * added too. React Aria does so for rows, but not for the checkboxes in them.
 */
export function withRange(
  ids: readonly string[],
  before: ReadonlySet<string>,
  { next, anchor }: { next: ReadonlySet<string>; anchor: string | null },
): ReadonlySet<string> {
  const added = [...next].filter((id) => !before.has(id));
  const [last] = added;
  if (added.length !== 1 || last === undefined || anchor === null) return next;
  const places = [ids.indexOf(anchor), ids.indexOf(last)].toSorted((a, b) => a - b);
  const [from = -1, to = -1] = places;
  return from < 0 ? next : new Set([...next, ...ids.slice(from, to + 1)]);
}
