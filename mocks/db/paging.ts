/** One page of a list, with the counts that the contract requires. */
export interface Page<T> {
  items: T[];
  pages: number;
  total: number;
}

export interface PageRequest {
  /** Starts at 1. */
  page: number;
  size: number;
}

/** A page of a sorted and filtered list; empty past the end. */
export function pageOf<T>(items: readonly T[], { page, size }: PageRequest): Page<T> {
  return {
    items: items.slice((page - 1) * size, page * size),
    pages: Math.ceil(items.length / size),
    total: items.length,
  };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares by a value: text in natural order ('Video 2' before 'Video 10'), numbers by size. */
export function compareBy<T>(
  value: (item: T) => string | number,
  order: 'asc' | 'desc',
): (a: T, b: T) => number {
  const sign = order === 'asc' ? 1 : -1;
  return (a, b) => {
    const [left, right] = [value(a), value(b)];
    if (typeof left === 'string' || typeof right === 'string') {
      return sign * collator.compare(String(left), String(right));
    }
    return sign * (left - right);
  };
}

/** Text folded for comparison regardless of case and accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether any of the texts contains the search words; an empty search matches everything. */
export function matchesSearch(search: string, ...texts: readonly (string | null)[]): boolean {
  const wanted = fold(search.trim());
  return wanted === '' || texts.some((text) => text !== null && fold(text).includes(wanted));
}
