import { useCallback, useEffect, useMemo, useRef } from 'react';
import { hasShifted } from './listShape.ts';

interface StablePagesOptions {
  /** Names the list; another name is another list. */
  name: string;
  /** As the server gives them, page after page; undefined until the first page. */
  items: readonly { id: string }[] | undefined;
  /** Items on the server; null where it does not say. */
  total: number | null;
  pageSize: number;
  refresh: () => Promise<unknown>;
}

/**
 * Reads all pages of a list again when it turns out to have changed between two of them: pages are
 * cut at a place, not at an item, so one that was added or deleted elsewhere moves the others across
 * the cut.
 *
 * @returns the refresh to use for the list: what it changes is not taken for a change in between
 */
export function useStablePages({ name, items, total, pageSize, refresh }: StablePagesOptions) {
  const shape = useMemo(() => items && { ids: items.map(({ id }) => id), total }, [items, total]);
  const last = useRef<{ name: string; shape: NonNullable<typeof shape> } | null>(null);
  const refreshing = useRef(0);

  const refreshAll = useCallback(() => {
    refreshing.current += 1;
    return refresh().finally(() => {
      refreshing.current -= 1;
      // Whatever stands there now is the list from which changes are counted.
      last.current = null;
    });
  }, [refresh]);

  useEffect(() => {
    const before = last.current;
    last.current = shape ? { name, shape } : null;
    if (!shape || before?.name !== name || refreshing.current > 0) return;
    // One page alone has no cut.
    if (shape.ids.length <= pageSize || !hasShifted(before.shape, shape)) return;
    // A failed refresh keeps what is shown.
    void refreshAll().catch(() => undefined);
  }, [name, shape, pageSize, refreshAll]);

  return refreshAll;
}
