import { type Received, text } from './exchange.ts';
import type { Item } from './store.ts';

/** Whether any of the texts holds what was searched for, whatever its case. */
export function isFound(search: string | null, ...texts: unknown[]): boolean {
  const wanted = (search ?? '').toLowerCase();
  return texts.some((value) => text(value).toLowerCase().includes(wanted));
}

/** Orders by `sort_by` and `sort_order`, newest first by default. */
export function sorted(items: readonly Item[], { query }: Received, fallback: string): Item[] {
  const key = query.get('sort_by') ?? fallback;
  const direction = query.get('sort_order') === 'asc' ? 1 : -1;
  const compare = (one: unknown, other: unknown) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : text(one).localeCompare(text(other));
  return [...items].sort((one, other) => direction * compare(one[key], other[key]));
}

/** One page as the contract has it; all items where no page size is asked for. */
export function paged(items: readonly Item[], { query }: Received, sizeName: string) {
  const size = Number(query.get(sizeName) ?? 0) || Math.max(1, items.length);
  const page = Number(query.get('page') ?? 1);
  return {
    items: items.slice((page - 1) * size, page * size),
    pages: Math.ceil(items.length / size),
    total: items.length,
  };
}
