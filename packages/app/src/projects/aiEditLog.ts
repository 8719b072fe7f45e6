import type { Project } from '@lectern/api-client';

/**
 * Returns the video that the project's AI edit was made from, while its video is that edit; null if there
 * is no edit to undo. This is read from the log of the project, ordered from oldest to newest
 * (specification section 3, Project).
 */
export function editedVideo({
  videoId,
  status,
  activity,
}: Pick<Project, 'videoId' | 'status' | 'activity'>): string | null {
  // During a render, the video that the project names does not exist yet.
  if (videoId === null || status !== 'completed') return null;
  const last = activity.findLast(
    ({ action }) => action === 'ai_edit_applied' || action === 'ai_edit_undone',
  );
  if (last?.action !== 'ai_edit_applied' || last.videoId !== videoId) return null;
  const original = activity.findLast(({ action }) => action === 'video_completed')?.videoId;
  return original && original !== videoId ? original : null;
}

/** Returns why the last AI edit failed, while the project still has the video from before it. */
export function failedEdit({
  status,
  activity,
}: Pick<Project, 'status' | 'activity'>): string | null {
  const last = activity.at(-1);
  if (status !== 'completed' || last?.action !== 'ai_edit_failed') return null;
  return last.error ?? 'Unknown error';
}
