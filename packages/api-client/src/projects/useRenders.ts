import { usePagedList } from '../client/usePagedList.ts';
import { listProjects, PROJECTS_PAGE_SIZE } from './projects.ts';
import type { ProjectsState } from './useProjects.ts';

const params = { status: 'processing' } as const;

/**
 * The user's projects that are being rendered (section 7, Projects). A resource of its own: what is
 * written to a project does not load it again, a render that begins or ends does, by
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
