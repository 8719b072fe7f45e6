import { useProjects } from '@lectern/api-client';
import { applyLocalEdits } from '../../projects/localEdits.ts';
import { useKeptTotal } from '../../projects/useKeptTotal.ts';
import { useLocalEdits } from '../../projects/useLocalEdits.ts';

/** The number of projects on the dashboard (specification section 9, Page sizes). */
const RECENT = 4;

/**
 * Returns the most recent projects with the user's local edits. Requested once, however many components
 * show them.
 */
export function useRecentVideos() {
  const { edits, rename, remove } = useLocalEdits();
  const { projects, total, error, refresh } = useProjects({
    // The server still lists deleted projects, so that many more are requested.
    pageSize: RECENT + edits.deleted.length,
    sortBy: 'created_at',
    sortOrder: 'desc',
  });
  const videos = projects && applyLocalEdits(projects, edits).slice(0, RECENT);
  return {
    videos,
    /** Counts all that are not deleted; null if the server does not report a total. */
    total: useKeptTotal({ projects, total }),
    error,
    refresh,
    rename,
    remove,
  };
}
