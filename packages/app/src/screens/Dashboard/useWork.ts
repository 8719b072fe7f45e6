import { type Project, useProjects, useRenders } from '@lectern/api-client';
import { applyLocalEdits } from '../../projects/localEdits.ts';
import { projectStage } from '../../projects/projectStage.ts';
import { useLocalEdits } from '../../projects/useLocalEdits.ts';

/** What a user can go on with; null where there is none. */
export interface Work {
  render: Project | null;
  draft: Project | null;
  /** One of them is not known yet. */
  isLoading: boolean;
}

/**
 * The running render and the draft that was touched last (design guide, Dashboard). The shell follows the
 * renders: its list is shared, and asked for once.
 */
export function useWork(): Work {
  const { edits } = useLocalEdits();
  const renders = useRenders();
  const drafts = useProjects({
    status: 'draft',
    // Deleted projects are still the server's: so many more are asked for.
    pageSize: 1 + edits.deleted.length,
    sortBy: 'updated_at',
    sortOrder: 'desc',
  });
  // A server that knows no filter answers with everything.
  const first = (projects: readonly Project[] = [], group: 'processing' | 'draft') =>
    applyLocalEdits(projects, edits).find((project) => projectStage(project).group === group) ??
    null;
  return {
    render: first(renders.projects, 'processing'),
    draft: first(drafts.projects, 'draft'),
    // The Showcase tab says what failed; without an answer there is nothing to go on with.
    isLoading: [renders, drafts].some(({ projects, error }) => !projects && !error),
  };
}
