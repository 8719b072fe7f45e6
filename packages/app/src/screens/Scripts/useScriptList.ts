import { useRefresh, useScripts } from '@lectern/api-client';
import { useCallback, useMemo, useState } from 'react';
import { useLoadWhile } from '../../lib/useLoadWhile.ts';
import { useNextPage } from '../../lib/useNextPage.ts';
import { useStablePages } from '../../lib/useStablePages.ts';
import { type ScriptFilters, scriptSortOrder } from './scriptFilters.ts';
import { type ListedScript, withTags } from './scriptList.ts';
import { type AddCopy, useCopies } from './useCopies.ts';

export interface ScriptList {
  /** Undefined until the first page. */
  scripts: readonly ListedScript[] | undefined;
  /** Of all pages; null where the server does not say. */
  total: number | null;
  hasMore: boolean;
  pageSize: number;
  loadMore: () => void;
  isLoadingMore: boolean;
  /** There is nothing to show. */
  hasFailed: boolean;
  /** What is shown could not be renewed. */
  isStale: boolean;
  /** The next page was asked for and did not come. */
  hasMoreFailed: boolean;
  /** The tags seen since the page was opened, the chosen one among them. */
  tags: readonly string[];
  /** Loads all pages again; where that fails, the old ones stay. */
  refresh: () => Promise<unknown>;
  /** Sends again what is on its way. */
  resend: () => void;
  /** Takes a script out of the list before the server has answered. */
  hide: (id: string) => void;
  /** Puts it back where it was. */
  unhide: (id: string) => void;
  /** Puts a copy of a script into the list before the server has answered. */
  addCopy: AddCopy;
}

/** Everything newest first: the list without filters, from which the categories are known. */
const UNFILTERED = { sortBy: 'created_at', sortOrder: 'desc' } as const;

/** The script library under the filters. */
export function useScriptList({ search, category, sort }: ScriptFilters): ScriptList {
  const list = useScripts({
    sortBy: sort,
    sortOrder: scriptSortOrder(sort),
    ...(search.trim() && { search: search.trim() }),
    ...(category && { tag: category }),
  });
  // The same request as the list's own while nothing is filtered.
  const everything = useScripts(UNFILTERED);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<readonly string[]>([]);

  const tags = withTags(seen, [
    category,
    ...[everything.scripts, list.scripts].flatMap(
      (scripts) => scripts?.flatMap((script) => script.tags) ?? [],
    ),
  ]);
  if (tags !== seen) setSeen(tags);

  const refreshScripts = useRefresh();
  const refresh = useStablePages({
    ...list,
    items: list.scripts,
    refresh: useCallback(() => refreshScripts('scripts'), [refreshScripts]),
  });

  const { withCopies, addCopy } = useCopies(list.key, list.scripts, sort);
  const scripts = useMemo(
    () => withCopies?.filter(({ id }) => !hidden.has(id)),
    [withCopies, hidden],
  );
  const next = useNextPage({ ...list, items: list.scripts });
  // A page of nothing but deleted scripts must not read as the end of the list.
  const { hasMore, loadMore } = list;
  const isBarren = scripts?.length === 0 && hasMore;
  useLoadWhile(isBarren, loadMore);

  // Fewer than none, where copies are added.
  const hiddenHere = (list.scripts?.length ?? 0) - (scripts?.length ?? 0);
  return {
    scripts: isBarren ? undefined : scripts,
    total: list.total === null ? null : list.total - hiddenHere,
    hasMore,
    pageSize: list.pageSize,
    loadMore: next.loadMore,
    isLoadingMore: list.isLoadingMore,
    hasFailed: (list.scripts === undefined || isBarren) && list.error !== undefined,
    isStale: list.scripts !== undefined && list.error !== undefined && !next.hasFailed,
    hasMoreFailed: next.hasFailed,
    tags,
    refresh,
    resend: list.resend,
    hide: useCallback((id) => setHidden((ids) => new Set(ids).add(id)), []),
    unhide: useCallback(
      (id) => setHidden((ids) => new Set([...ids].filter((each) => each !== id))),
      [],
    ),
    addCopy,
  };
}
