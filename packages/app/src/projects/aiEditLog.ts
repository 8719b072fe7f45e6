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

/** Whether the last AI edit was cancelled, while the project still has the video from before it. */
export function hasCancelledEdit({
  status,
  activity,
}: Pick<Project, 'status' | 'activity'>): boolean {
  return status === 'completed' && activity.at(-1)?.action === 'ai_edit_cancelled';
}

/** Whether a video of the project is an AI edit, whatever became of it. */
export function isAiEdit({ activity }: Pick<Project, 'activity'>, videoId: string): boolean {
  return activity.some((entry) => entry.action === 'ai_edit_started' && entry.videoId === videoId);
}
