import type { ApiError, PagedListState } from '@lectern/api-client';
import { useEffect } from 'react';
import type { LibraryPaging } from './LibraryFoot.tsx';
import { useNextPage } from './useNextPage.ts';
import { useStablePages } from './useStablePages.ts';

interface LibraryOptions<Shown> {
  /** What the page shows of the list's items; undefined until the first page. */
  shown: readonly Shown[] | undefined;
  /** Says that the list, or its next page, did not come. */
  failure: string;
  /** Loads the list to its end: the server does not know the order in which it shows. */
  isWhole?: boolean;
}

/** A paged list as a library shows it. */
export interface Library<Shown> {
  /** Undefined until there is something to show. */
  items: readonly Shown[] | undefined;
  /** There is nothing to show. */
  hasFailed: boolean;
  /** What is shown could not be renewed. */
  isStale: boolean;
  error: ApiError | undefined;
  /** Loads all pages again; where that fails, the old ones stay. */
  refresh: () => Promise<unknown>;
  paging: LibraryPaging;
}

/** A list with what a page of it needs: it is read again when it shifts, and never ends in nothing. */
export function useLibrary<Shown>(
  list: Omit<PagedListState<{ id: string }>, 'isLoading'>,
  { shown, failure, isWhole = false }: LibraryOptions<Shown>,
): Library<Shown> {
  const { items, hasMore, isLoadingMore, error } = list;
  const refresh = useStablePages(list);
  const next = useNextPage(list);
  // A page of nothing that shows must not read as the end of the list.
  const isBarren = shown?.length === 0 && hasMore;
  const goesOn = isWhole && hasMore && error === undefined;
  const isWanted = isWhole ? goesOn && !isLoadingMore : isBarren;
  const load = isWhole ? list.loadRest : list.loadMore;
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  const hasMoreFailed = next.hasFailed || (isWhole && hasMore && error !== undefined);
  // Fewer than none, where the page adds some of its own.
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
