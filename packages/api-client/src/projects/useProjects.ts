import { type PagedListState, usePagedList } from '../client/usePagedList.ts';
import type { Project } from './readProject.ts';
import { listProjects, type ProjectListParams, PROJECTS_PAGE_SIZE } from './projects.ts';

/** The filters of {@link useProjects} (section 2, My Videos). */
export type UseProjectsParams = Omit<ProjectListParams, 'page'>;

/** What {@link useProjects} gives. */
export interface ProjectsState extends Omit<PagedListState<Project>, 'items'> {
  /** Undefined until the first page. */
  projects: readonly Project[] | undefined;
}

/**
 * The user's projects, page by page; 20 a page where `pageSize` is absent (section 9). Error words
 * by `projectMessages.loadListFailed`.
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
