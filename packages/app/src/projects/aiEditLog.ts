import type { Project } from '@lectern/api-client';

/**
 * The video that the project's AI edit was made from, while its video is that edit; null where there
 * is no edit to take back. The log of the project says so, from its oldest entry to its newest
 * (specification section 3, Project).
 */
export function editedVideo({
  videoId,
  status,
  activity,
}: Pick<Project, 'videoId' | 'status' | 'activity'>): string | null {
  // A render that runs has not yet got the video that the project names.
  if (videoId === null || status !== 'completed') return null;
  const last = activity.findLast(
    ({ action }) => action === 'ai_edit_applied' || action === 'ai_edit_undone',
  );
  if (last?.action !== 'ai_edit_applied' || last.videoId !== videoId) return null;
  const original = activity.findLast(({ action }) => action === 'video_completed')?.videoId;
  return original && original !== videoId ? original : null;
}

/** Why the last AI edit came to nothing, while the project has the video that it had before it. */
export function failedEdit({
  status,
  activity,
}: Pick<Project, 'status' | 'activity'>): string | null {
  const last = activity.at(-1);
  if (status !== 'completed' || last?.action !== 'ai_edit_failed') return null;
  return last.error ?? 'Unknown error';
}
