import { type PagedListState, usePagedList } from '../client/usePagedList.ts';
import type { Project } from './projects.schema.ts';
import { listProjects, type ProjectListParams, PROJECTS_PAGE_SIZE } from './projects.ts';

export type UseProjectsParams = Omit<ProjectListParams, 'page'>;

export interface ProjectsState extends Omit<PagedListState<Project>, 'items'> {
  /** Undefined until the first page. */
  projects: readonly Project[] | undefined;
}

/** The user's projects, page by page; 20 a page where `pageSize` is absent. */
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
