import { useCallback, useEffect, useMemo, useRef } from 'react';
import { unstable_serialize } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { ApiError } from '../transport/ApiError.ts';
import { countPages, hasNextPage, type Page, repeatsEarlier } from '../transport/page.ts';
import type { CallOptions } from '../transport/request.ts';
import type { ApiClient } from './ApiClient.ts';
import { useApiContext } from './apiContext.ts';
import type { Resource } from './refreshBus.ts';
import { useRequestHold, useResourceKey } from './useResource.ts';

/** Marks the keys of single pages, which `useRefresh` clears. */
export const PAGE_MARK = 'page';

/** The number of requests that browsers send to one host at a time. */
const PAGES_AT_ONCE = 6;

/** The result of a hook over a paged list (page sizes: section 9). An error is a value, never thrown. */
export interface PagedListState<T> {
  /** The items of all pages so far, each once; undefined until the first page has loaded. */
  items: readonly T[] | undefined;
  /** Identifies the list: different parameters or another session make a different list. */
  key: string;
  /** Items requested at a time (section 9). */
  pageSize: number;
  /** Items on the server; null if it does not say. */
  total: number | null;
  hasMore: boolean;
  /** Adds the next page; does nothing while one is loading or if there is none. */
  loadMore: () => void;
  /**
   * Adds the next six pages at once, or as many as there are; does nothing when `loadMore` does nothing.
   * For a list that is loaded to its end: unlike `loadMore`, it does not check the first page for new
   * items.
   */
  loadRest: () => void;
  /** True only before the first page. */
  isLoading: boolean;
  isLoadingMore: boolean;
  error: ApiError | undefined;
  /** Reloads all pages now; cancels pending requests first. */
  refresh: () => Promise<unknown>;
  /** Cancels the pending requests and sends them again; does nothing if there are none. */
  resend: () => void;
}

const REPEATED = new ApiError({
  kind: 'invalid-response',
  message: 'The server sent a page again',
  status: 200,
});

interface PagedListOptions<T, P> {
  resource: Resource;
  params: P;
  pageSize: number;
  load: (client: ApiClient, page: number, options: CallOptions) => Promise<Page<T>>;
}

/** Returns the items of several pages, each once: a list that grows in between repeats some of them. */
function distinct<T extends { id: string }>(pages: readonly Page<T>[]): readonly T[] {
  return [...new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
}

/**
 * Runs `more` unless a page is loading, even if it is pressed twice before the next render.
 * @param more returns whether it has sent a request
 */
function useLoadMore(isLoadingMore: boolean, more: (isRest: boolean) => boolean) {
  const isUnderWay = useRef(false);
  const latest = useRef(more);
  useEffect(() => {
    isUnderWay.current = isLoadingMore;
    latest.current = more;
  });
  const load = useCallback((isRest: boolean) => {
    if (!isUnderWay.current) isUnderWay.current = latest.current(isRest);
  }, []);
  const loadMore = useCallback(() => load(false), [load]);
  const loadRest = useCallback(() => load(true), [load]);
  return { loadMore, loadRest };
}

/** A list that loads page by page, with one cache entry per page. */
export function usePagedList<T extends { id: string }, P>({
  resource,
  params,
  pageSize,
  load,
}: PagedListOptions<T, P>): PagedListState<T> {
  const { client, scopes, bus } = useApiContext();
  const key = useResourceKey(resource, [PAGE_MARK, params]);
  const name = unstable_serialize(key);
  useRequestHold(name);
  // The first page while the rest loads. SWR requests it at each change of the size, so a list of a
  // thousand would otherwise take twice as many requests.
  const kept = useRef<{ name: string; first: Page<T> } | null>(null);

  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    Page<T>,
    ApiError
  >(
    (index) => (key ? [...key, index + 1] : null),
    (pageKey: readonly unknown[]) => {
      const page = Number(pageKey.at(-1));
      if (page === 1 && kept.current?.name === name) return kept.current.first;
      return scopes.run(name, (signal) => load(client, page, { signal }));
    },
    // Pages are independent, so a refresh need not load them one after another.
    { parallel: true },
  );
  const hasFirst = data !== undefined;
  const refresh = useCallback(() => {
    const restarted = scopes.restart(name);
    if (restarted && !hasFirst) return restarted;
    kept.current = null;
    return mutate();
  }, [scopes, name, hasFirst, mutate]);
  useEffect(() => bus.listen(resource, refresh), [bus, resource, refresh]);
  const resend = useCallback(() => void scopes.restart(name), [scopes, name]);

  // If the last page repeats earlier ones, leave it out of the items and the count.
  const isRepeated = data !== undefined && repeatsEarlier(data);
  const pages = useMemo(() => (isRepeated ? data.slice(0, -1) : data), [data, isRepeated]);
  const items = useMemo(() => pages && distinct(pages), [pages]);
  const hasMore = pages ? hasNextPage(pages, pageSize) : false;
  // Derived from SWR's state, which changes together with the data: the promises of `setSize` and `mutate`
  // do not wait for the pages.
  const isLoadingMore = isValidating && data !== undefined && (size > data.length || isRepeated);
  const { loadMore, loadRest } = useLoadMore(isLoadingMore, (isRest) => {
    const first = data?.[0];
    if (!first || !hasMore) return false;
    if (isRepeated) {
      void refresh();
    } else if (!isRest) {
      void setSize(data.length + 1);
    } else {
      const rest = { name, first };
      kept.current = rest;
      void setSize(Math.min(countPages(data), data.length + PAGES_AT_ONCE)).finally(() => {
        if (kept.current === rest) kept.current = null;
      });
    }
    return true;
  });

  return {
    items,
    key: name,
    pageSize,
    total: pages?.at(-1)?.total ?? null,
    hasMore,
    loadMore,
    loadRest,
    isLoading,
    isLoadingMore,
    error: error ?? (isRepeated ? REPEATED : undefined),
    refresh,
    resend,
  };
}
