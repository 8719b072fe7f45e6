import { readAmount, readList, readRecord, type UnknownRecord } from '../values/read.ts';
import { usableItems } from './answer.ts';

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** Items in all pages; null if the server does not say. */
  total: number | null;
  /** Number of pages; null if the server does not say. */
  pages: number | null;
  /** Items received, including the unusable ones missing from `items`. */
  received: number;
}

/** Reads `{items, pages, total}`; a bare array counts as a single complete page. */
export function readPage<T>(data: unknown, normalise: (item: unknown) => T | null): Page<T> {
  const body: UnknownRecord = Array.isArray(data)
    ? { items: data, total: data.length }
    : (readRecord(data) ?? {});
  return {
    items: usableItems(body.items, normalise),
    total: readAmount(body.total),
    pages: readAmount(body.pages),
    received: readList(body.items).length,
  };
}

/** Whether a list continues after the given pages. `pageSize` decides if the server does not say. */
export function hasNextPage(pages: readonly Page<unknown>[], pageSize: number): boolean {
  const last = pages.at(-1);
  if (!last || last.received === 0) return false;
  const received = pages.reduce((sum, page) => sum + page.received, 0);
  if (last.total !== null) return received < last.total;
  if (last.pages !== null) return pages.length < last.pages;
  return last.received >= pageSize;
}

/**
 * Returns the number of pages according to these pages, or one more than these if they do not say. Pages
 * still to come are assumed to be as long as the first.
 */
export function countPages(pages: readonly Page<unknown>[]): number {
  const first = pages[0];
  const last = pages.at(-1);
  if (!first || !last) return 1;
  if (last.total !== null && first.received > 0) {
    const received = pages.reduce((sum, page) => sum + page.received, 0);
    return pages.length + Math.max(0, Math.ceil((last.total - received) / first.received));
  }
  return last.pages ?? pages.length + 1;
}

/**
 * Whether the last page contains only items of earlier pages although the list has not grown: the server
 * has sent a page again. In a list that has grown, items move between pages anyway.
 */
export function repeatsEarlier(pages: readonly Page<{ id: string }>[]): boolean {
  const last = pages.at(-1);
  if (!last || last.items.length === 0) return false;
  if (pages[0]?.total !== last.total) return false;
  const known = new Set(pages.slice(0, -1).flatMap(({ items }) => items.map(({ id }) => id)));
  return last.items.every(({ id }) => known.has(id));
}
