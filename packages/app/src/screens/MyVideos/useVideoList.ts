import { type Project, useProjects } from '@lectern/api-client';
import { useMemo } from 'react';
import { useLoadWhile } from '../../lib/useLoadWhile.ts';
import { useNextPage } from '../../lib/useNextPage.ts';
import { useStablePages } from '../../lib/useStablePages.ts';
import { useRefreshWhile } from '../../lib/useRefreshWhile.ts';
import { projectStage } from '../../projects/projectStage.ts';
import { type LocalEditsState, useLocalEdits } from '../../projects/useLocalEdits.ts';
import { useRenamedProjects } from './useRenamedProjects.ts';
import { sortOrder, type VideoFilters } from './videoFilters.ts';
import { editedList, renamedMatches } from './videoList.ts';

export interface VideoList extends Pick<LocalEditsState, 'rename' | 'remove'> {
  /** Undefined until the first page. */
  videos: readonly Project[] | undefined;
  /** Of all pages; null where the server does not say. */
  total: number | null;
  hasMore: boolean;
  pageSize: number;
  loadMore: () => void;
  isLoadingMore: boolean;
  hasFailed: boolean;
  /** The next page was asked for and did not come. */
  hasMoreFailed: boolean;
  refresh: () => Promise<unknown>;
  /** Sends again what is on its way. */
  resend: () => void;
}

/** The user's projects under the filters and with their local edits; follows running renders. */
export function useVideoList(filters: VideoFilters): VideoList {
  const { search, status, sort } = filters;
  const { edits, rename, remove } = useLocalEdits();
  const list = useProjects({
    sortBy: sort,
    sortOrder: sortOrder(sort),
    search: search.trim() || undefined,
    status: status === 'all' ? undefined : status,
  });
  const { projects, hasMore, loadMore } = list;
  const refresh = useStablePages({ ...list, items: projects });
  const extra = useRenamedProjects(projects ? renamedMatches(edits, search, projects) : []);
  const videos = useMemo(
    () => projects && editedList(projects, extra, edits, { search, status, sort }),
    [projects, extra, edits, search, status, sort],
  );

  const isRendering = videos?.some((video) => projectStage(video).group === 'processing') ?? false;
  useRefreshWhile(isRendering, refresh);

  const next = useNextPage({ ...list, items: projects });
  // A page of nothing but deleted projects must not read as the end of the list.
  const isBarren = videos?.length === 0 && hasMore;
  useLoadWhile(isBarren, loadMore);

  const hidden = (projects?.length ?? 0) - (videos?.length ?? 0);
  return {
    videos: isBarren ? undefined : videos,
    total: list.total === null ? null : list.total - hidden,
    hasMore,
    pageSize: list.pageSize,
    loadMore: next.loadMore,
    isLoadingMore: list.isLoadingMore,
    hasFailed: (projects === undefined || isBarren) && list.error !== undefined,
    hasMoreFailed: next.hasFailed,
    refresh,
    resend: list.resend,
    rename,
    remove,
  };
}
