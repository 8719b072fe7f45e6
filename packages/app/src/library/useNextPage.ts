import { useState } from 'react';

interface NextPageOptions {
  /** As the server gives them; undefined until the first page. */
  items: readonly unknown[] | undefined;
  loadMore: () => void;
  isLoadingMore: boolean;
  error: unknown;
}

/**
 * The way to a list's next page, and whether that page, asked for, did not come. A list that could not
 * be renewed in the background is not told by this: what it shows still stands.
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
