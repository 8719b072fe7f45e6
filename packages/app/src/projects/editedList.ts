import type { Project } from '@lectern/api-client';
import { byDate } from '../lib/byDate.ts';
import type { VideoSort, VideosQuery } from '../paths.ts';
import { applyLocalEdits, type LocalEdits } from './localEdits.ts';
import { projectStage } from './projectStage.ts';
import { projectTitle } from './projectTitle.ts';

/** The filters of a list of videos. */
export type VideoFilters = Required<VideosQuery>;

/** Returns the sort direction: names from A, everything else from the newest or furthest. */
export function sortOrder(sort: VideoSort): 'asc' | 'desc' {
  return sort === 'name' ? 'asc' : 'desc';
}

const includes = (text: string, search: string) =>
  text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());

/**
 * Returns the ids of projects whose new name matches a search but which the server, knowing only the old
 * name, did not find.
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

const compare = {
  name: (a, b) => projectTitle(a).localeCompare(projectTitle(b)),
  progress: (a, b) => a.progress - b.progress,
  created_at: (a, b) => byDate(a.createdAt, b.createdAt),
  updated_at: (a, b) => byDate(a.updatedAt, b.updatedAt),
} satisfies Record<VideoFilters['sort'], (a: Project, b: Project) => number>;

/**
 * Applies the user's edits to the list: deleted projects are omitted, new names are shown, searched and
 * sorted by. The server sorts it, except by name: it knows neither new names nor the titles that replace
 * missing names.
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
  if (added.length === 0 && sort !== 'name') return all;
  const direction = sortOrder(sort) === 'asc' ? 1 : -1;
  return all.sort((a, b) => direction * compare[sort](a, b));
}
