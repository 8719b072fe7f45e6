import { usePagedList } from '../client/usePagedList.ts';
import { listProjects, PROJECTS_PAGE_SIZE } from './projects.ts';
import type { ProjectsState } from './useProjects.ts';

const params = { status: 'processing' } as const;

/**
 * Fetches the user's projects that are being rendered (section 7, Projects). They are a separate resource:
 * changes to a project do not reload it, but the start or end of a render does, with
 * `useRefresh()('renders')`.
 */
export function useRenders(): ProjectsState {
  const { items, ...list } = usePagedList({
    resource: 'renders',
    params,
    pageSize: PROJECTS_PAGE_SIZE,
    load: (client, page, options) => listProjects(client, { ...params, page }, options),
  });
  return { projects: items, ...list };
}
