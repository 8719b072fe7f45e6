import type { PagedListState } from '@lectern/api-client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { hasShifted } from './listShape.ts';

interface StablePagesOptions extends Pick<
  PagedListState<{ id: string }>,
  'key' | 'items' | 'total' | 'pageSize' | 'refresh'
> {}

/**
 * Reads all pages of a list again when it turns out to have changed between two of them: pages are cut at
 * an offset, not at an item, so an item that was added or deleted elsewhere moves the others across the
 * cut.
 *
 * @returns the refresh to use for the list: its changes are not mistaken for a shift
 */
export function useStablePages({ key, items, total, pageSize, refresh }: StablePagesOptions) {
  const shape = useMemo(() => items && { ids: items.map(({ id }) => id), total }, [items, total]);
  const last = useRef<{ key: string; shape: NonNullable<typeof shape> } | null>(null);
  const refreshing = useRef(0);

  const refreshAll = useCallback(() => {
    refreshing.current += 1;
    return refresh().finally(() => {
      refreshing.current -= 1;
      // The refreshed list is the new base for detecting changes.
      last.current = null;
    });
  }, [refresh]);

  useEffect(() => {
    const before = last.current;
    last.current = shape ? { key, shape } : null;
    if (!shape || before?.key !== key || refreshing.current > 0) return;
    // A single page has no cut.
    if (shape.ids.length <= pageSize || !hasShifted(before.shape, shape)) return;
    // A failed refresh keeps what is shown.
    void refreshAll().catch(() => undefined);
  }, [key, shape, pageSize, refreshAll]);

  return refreshAll;
}
