import type { Script } from '@lectern/api-client';

/** Stands in where a script came without a title. */
export const UNTITLED = 'Untitled script';

/** What a script is called wherever it is named. */
export function scriptTitle({ title }: Pick<Script, 'title'>): string {
  return title ?? UNTITLED;
}

/** A list as its pages gave it. */
export interface ListShape {
  ids: readonly string[];
  /** Items on the server; null where it does not say. */
  total: number | null;
}

/**
 * Whether a list has changed on the server since its pages were read, so that an item may stand
 * between two of them and be in neither. A list that only grew at its end has not.
 */
export function hasShifted(before: ListShape, after: ListShape): boolean {
  if (before.total !== null && after.total !== null && before.total !== after.total) return true;
  return before.ids.some((id, index) => after.ids[index] !== id);
}

/** The tags seen so far with those of more scripts, in their order; the same list where none is new. */
export function withTags(seen: readonly string[], more: readonly string[]): readonly string[] {
  const all = new Set(seen);
  for (const tag of more) if (tag.trim() !== '') all.add(tag);
  return all.size === seen.length ? seen : [...all].sort((a, b) => a.localeCompare(b));
}
