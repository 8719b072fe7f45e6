import { type Project, projectMessages, useProjects } from '@lectern/api-client';
import { useRefreshWhile } from '../lib/calls/useRefreshWhile.ts';
import { useRetry } from '../lib/calls/useRetry.ts';
import { type Library, useLibrary } from '../library/useLibrary.ts';
import { editedList, renamedMatches, sortOrder, type VideoFilters } from './editedList.ts';
import { projectStage } from './projectStage.ts';
import { type LocalEditsState, useLocalEdits } from './useLocalEdits.ts';
import { useRenamedProjects } from './useRenamedProjects.ts';

export type VideoList = Library<Project> &
  Pick<LocalEditsState, 'edits' | 'rename' | 'remove' | 'removeMany'>;

interface VideoListOptions {
  /** Loads up to the last page. */
  isWhole?: boolean;
  /** Limits the list further; by default it has every video that the filters find. */
  isListed?: (video: Project) => boolean;
}

/** Returns the user's projects under the filters, with their local edits; polls while renders run. */
export function useVideoList(
  filters: VideoFilters,
  { isWhole = false, isListed = () => true }: VideoListOptions = {},
): VideoList {
  const { search, status, sort } = filters;
  const { edits, rename, remove, removeMany } = useLocalEdits();
  const { projects, ...list } = useProjects({
    sortBy: sort,
    sortOrder: sortOrder(sort),
    search: search.trim() || undefined,
    status: status === 'all' ? undefined : status,
  });
  const renamed = useRenamedProjects(projects ? renamedMatches(edits, search, projects) : []);
  const found =
    projects && editedList(projects, renamed.projects ?? [], edits, filters).filter(isListed);
  // Only once the renamed videos have loaded does an empty list mean that there are none.
  const isIncomplete = renamed.projects === undefined;
  const isOpen = found?.length === 0 && isIncomplete;
  const failure = projectMessages.loadListFailed;
  const { refresh, paging, ...library } = useLibrary(
    isOpen
      ? { ...list, items: undefined, error: list.error ?? renamed.error }
      : { ...list, items: projects },
    { shown: isOpen ? undefined : found, failure, isWhole },
  );

  const lacksRenamed = isIncomplete && renamed.error !== undefined;
  const retry = useRetry(renamed.refresh);
  const isRendering = found?.some((video) => projectStage(video).group === 'processing') ?? false;
  useRefreshWhile(isRendering, refresh);
  return {
    ...library,
    refresh: () => Promise.all([refresh(), renamed.refresh()]),
    paging: lacksRenamed ? { ...paging, failure, retry } : paging,
    ...{ edits, rename, remove, removeMany },
  };
}
