import { type PagedListState, usePagedList } from '../client/usePagedList.ts';
import type { Project } from './readProject.ts';
import { listProjects, type ProjectListParams, PROJECTS_PAGE_SIZE } from './projects.ts';

/** The filters of {@link useProjects} (section 2, My Videos). */
export type UseProjectsParams = Omit<ProjectListParams, 'page'>;

/** The result of {@link useProjects} (section 2, My Videos). */
export interface ProjectsState extends Omit<PagedListState<Project>, 'items'> {
  /** Undefined until the first page has loaded. */
  projects: readonly Project[] | undefined;
}

/**
 * Fetches the user's projects page by page, by default 20 per page (section 9). The error message is
 * `projectMessages.loadListFailed`.
 */
export function useProjects(params: UseProjectsParams = {}): ProjectsState {
  const pageSize = params.pageSize ?? PROJECTS_PAGE_SIZE;
  const { items, ...list } = usePagedList({
    resource: 'projects',
    params,
    pageSize,
    load: (client, page, options) => listProjects(client, { ...params, page, pageSize }, options),
  });
  return { projects: items, ...list };
}
