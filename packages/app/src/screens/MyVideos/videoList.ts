import type { Project } from '@lectern/api-client';
import { applyLocalEdits, type LocalEdits } from '../../projects/localEdits.ts';
import { projectStage } from '../../projects/projectStage.ts';
import { projectTitle } from '../../projects/projectTitle.ts';
import { sortOrder, type VideoFilters } from './videoFilters.ts';

const includes = (text: string, search: string) =>
  text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());

/**
 * Ids of the projects whose new name matches a search that the server, which knows only the old one,
 * did not find them by.
 */
export function renamedMatches(
  edits: LocalEdits,
  search: string,
  found: readonly Pick<Project, 'id'>[],
): string[] {
  if (search.trim() === '') return [];
  return Object.entries(edits.names)
    .filter(([id, name]) => includes(name, search) && !found.some((project) => project.id === id))
    .map(([id]) => id);
}

function compare(a: Project, b: Project, sort: VideoFilters['sort']): number {
  switch (sort) {
    case 'name':
      return projectTitle(a).localeCompare(projectTitle(b));
    case 'progress':
      return a.progress - b.progress;
    case 'created_at':
      return (a.createdAt ?? '').localeCompare(b.createdAt ?? '');
    case 'updated_at':
      return (a.updatedAt ?? '').localeCompare(b.updatedAt ?? '');
  }
}

/**
 * The list as the user left it: deleted projects gone, new names in place, found and sorted by the
 * new ones. Without edits it is the server's list in the server's order.
 *
 * @param extra renamed projects that the server did not find; see {@link renamedMatches}
 */
export function editedList(
  projects: readonly Project[],
  extra: readonly Project[],
  edits: LocalEdits,
  { search, status, sort }: VideoFilters,
): Project[] {
  const isSearched = search.trim() !== '';
  const isRenamed = (project: Project) => Object.hasOwn(edits.names, project.id);
  const kept = applyLocalEdits(projects, edits).filter(
    (project) => !isSearched || !isRenamed(project) || includes(projectTitle(project), search),
  );
  const added = applyLocalEdits(extra, edits).filter(
    (project) => status === 'all' || projectStage(project).group === status,
  );
  const all = [...kept, ...added];
  const isDisordered = added.length > 0 || (sort === 'name' && all.some(isRenamed));
  if (!isDisordered) return all;
  const direction = sortOrder(sort) === 'asc' ? 1 : -1;
  return all.sort((a, b) => direction * compare(a, b, sort));
}
