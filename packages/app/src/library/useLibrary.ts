import type { ApiError, PagedListState } from '@lectern/api-client';
import { useEffect } from 'react';
import type { LibraryPaging } from './LibraryFoot.tsx';
import { useNextPage } from './useNextPage.ts';
import { useStablePages } from './useStablePages.ts';

interface LibraryOptions<Shown> {
  /** The list's items that the page shows; undefined until the first page. */
  shown: readonly Shown[] | undefined;
  /** Message that the list, or its next page, failed to load. */
  failure: string;
  /** Loads the list to its end, because the server does not know its sort order. */
  isWhole?: boolean;
}

/** A paged list as a library shows it. */
export interface Library<Shown> {
  /** Undefined until there is something to show. */
  items: readonly Shown[] | undefined;
  /** Whether loading failed and there is nothing to show. */
  hasFailed: boolean;
  /** Whether the shown items could not be refreshed. */
  isStale: boolean;
  error: ApiError | undefined;
  /** Loads all pages again; if that fails, the old ones stay. */
  refresh: () => Promise<unknown>;
  paging: LibraryPaging;
}

/** Wraps a list for a page: it is read again when it shifts, and an empty page does not end it. */
export function useLibrary<Shown>(
  list: Omit<PagedListState<{ id: string }>, 'isLoading'>,
  { shown, failure, isWhole = false }: LibraryOptions<Shown>,
): Library<Shown> {
  const { items, hasMore, isLoadingMore, error } = list;
  const refresh = useStablePages(list);
  const next = useNextPage(list);
  // A page without visible items must not look like the end of the list.
  const isBarren = shown?.length === 0 && hasMore;
  const goesOn = isWhole && hasMore && error === undefined;
  const isWanted = isWhole ? goesOn && !isLoadingMore : isBarren;
  const load = isWhole ? list.loadRest : list.loadMore;
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  const hasMoreFailed = next.hasFailed || (isWhole && hasMore && error !== undefined);
  // Negative if the page adds items of its own.
  const hidden = (items?.length ?? 0) - (shown?.length ?? 0);
  return {
    items: isBarren ? undefined : shown,
    hasFailed: (items === undefined || isBarren) && error !== undefined,
    isStale: items !== undefined && error !== undefined && !next.hasFailed,
    error,
    refresh,
    paging: {
      total: list.total === null ? null : list.total - hidden,
      hasMore,
      pageSize: list.pageSize,
      isPending: isLoadingMore || goesOn,
      onMore: next.loadMore,
      onResend: list.resend,
      failure: hasMoreFailed ? failure : null,
    },
  };
}
