import { useState } from 'react';

interface NextPageOptions {
  /** Items from the server; undefined until the first page. */
  items: readonly unknown[] | undefined;
  loadMore: () => void;
  isLoadingMore: boolean;
  error: unknown;
}

/**
 * Returns a way to load a list's next page, and whether that page failed after being requested. A failed
 * background refresh does not count: what the list shows is still valid.
 */
export function useNextPage({ items, loadMore, isLoadingMore, error }: NextPageOptions): {
  loadMore: () => void;
  hasFailed: boolean;
} {
  const [before, setBefore] = useState<number | null>(null);
  return {
    loadMore: () => {
      setBefore(items?.length ?? null);
      loadMore();
    },
    hasFailed: before !== null && before === items?.length && !isLoadingMore && error !== undefined,
  };
}
