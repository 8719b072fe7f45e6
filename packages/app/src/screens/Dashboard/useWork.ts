import { type Project, useProjects, useRenders } from '@lectern/api-client';
import { applyLocalEdits } from '../../projects/localEdits.ts';
import { projectStage } from '../../projects/projectStage.ts';
import { useLocalEdits } from '../../projects/useLocalEdits.ts';

/** The work a user can continue; null if there is none. */
export interface Work {
  render: Project | null;
  draft: Project | null;
  /** Whether one of them is still unknown. */
  isLoading: boolean;
}

/**
 * Returns the running render and the most recently edited draft (design guide, Dashboard). The shell polls
 * the renders: its list is shared and requested once.
 */
export function useWork(): Work {
  const { edits } = useLocalEdits();
  const renders = useRenders();
  const drafts = useProjects({
    status: 'draft',
    // The server still lists deleted projects, so that many more are requested.
    pageSize: 1 + edits.deleted.length,
    sortBy: 'updated_at',
    sortOrder: 'desc',
  });
  // A server that ignores the filter responds with everything.
  const first = (projects: readonly Project[] = [], group: 'processing' | 'draft') =>
    applyLocalEdits(projects, edits).find((project) => projectStage(project).group === group) ??
    null;
  return {
    render: first(renders.projects, 'processing'),
    draft: first(drafts.projects, 'draft'),
    // The Showcase tab reports failures; without a response there is nothing to continue.
    isLoading: [renders, drafts].some(({ projects, error }) => !projects && !error),
  };
}
