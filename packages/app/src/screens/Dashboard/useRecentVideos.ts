import { useProjects } from '@lectern/api-client';
import { applyLocalEdits } from '../../projects/localEdits.ts';
import { useLocalEdits } from '../../projects/useLocalEdits.ts';

/** Projects on the dashboard (specification section 9, Page sizes). */
const RECENT = 4;

/** The most recent projects as the user left them. Asked for once, however many parts show them. */
export function useRecentVideos() {
  const { edits, rename, remove } = useLocalEdits();
  const { projects, total, error, refresh } = useProjects({
    // Deleted projects are still the server's: so many more are asked for.
    pageSize: RECENT + edits.deleted.length,
    sortBy: 'created_at',
    sortOrder: 'desc',
  });
  const videos = projects && applyLocalEdits(projects, edits).slice(0, RECENT);
  return {
    videos,
    /** All that are not deleted; null where the server does not say. */
    total: total === null ? null : Math.max(0, total - edits.deleted.length),
    error,
    refresh,
    rename,
    remove,
  };
}
