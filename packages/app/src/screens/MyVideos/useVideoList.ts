import { type Project, projectMessages, useProjects } from '@lectern/api-client';
import { type Library, useLibrary } from '../../library/useLibrary.ts';
import { useRefreshWhile } from '../../lib/useRefreshWhile.ts';
import { projectStage } from '../../projects/projectStage.ts';
import { type LocalEditsState, useLocalEdits } from '../../projects/useLocalEdits.ts';
import { useRenamedProjects } from './useRenamedProjects.ts';
import { sortOrder, type VideoFilters } from './videoFilters.ts';
import { editedList, renamedMatches } from './videoList.ts';

export type VideoList = Library<Project> &
  Pick<LocalEditsState, 'rename' | 'remove' | 'removeMany'>;

/**
 * Returns the user's projects under the filters, with their local edits; polls while renders run. `isWhole`
 * loads up to the last page.
 */
export function useVideoList(filters: VideoFilters, isWhole: boolean): VideoList {
  const { search, status, sort } = filters;
  const { edits, rename, remove, removeMany } = useLocalEdits();
  const { projects, ...list } = useProjects({
    sortBy: sort,
    sortOrder: sortOrder(sort),
    search: search.trim() || undefined,
    status: status === 'all' ? undefined : status,
  });
  const extra = useRenamedProjects(projects ? renamedMatches(edits, search, projects) : []);
  const shown = projects && editedList(projects, extra, edits, filters);
  const failure = projectMessages.loadListFailed;
  const library = useLibrary({ ...list, items: projects }, { shown, failure, isWhole });

  const isRendering = shown?.some((video) => projectStage(video).group === 'processing') ?? false;
  useRefreshWhile(isRendering, library.refresh);
  return { ...library, rename, remove, removeMany };
}
