import type { ProjectsState } from '@lectern/api-client';
import { useBackend } from '../backend/BackendContext.ts';
import { applyLocalEdits } from './localEdits.ts';
import { useLocalEdits } from './useLocalEdits.ts';

/**
 * Returns how many projects of a list are not deleted; null if the server does not report a total.
 *
 * @param list all projects without filters; its first page has room for the deleted ones
 */
export function useKeptTotal({
  projects = [],
  total,
}: Pick<ProjectsState, 'projects' | 'total'>): number | null {
  const isOnDevice = useBackend().kind === 'embedded';
  const { edits } = useLocalEdits();
  if (total === null) return null;
  // A server counts every deleted project, because deletions exist only in the browser. The backend in the
  // page counts those whose space is not free yet: the deletion is under way, or its Undo is still offered.
  const counted = isOnDevice
    ? projects.length - applyLocalEdits(projects, edits).length
    : edits.deleted.length;
  return Math.max(0, total - counted);
}
