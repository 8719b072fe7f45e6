/** A list as its pages gave it. */
interface ListShape {
  ids: readonly string[];
  /** Items on the server; null where it does not say. */
  total: number | null;
}

/**
 * Whether a list has changed on the server since its pages were read, so that an item may be
 * between two of them and be in neither. A list that only grew at its end has not.
 */
export function hasShifted(before: ListShape, after: ListShape): boolean {
  if (before.total !== null && after.total !== null && before.total !== after.total) return true;
  return before.ids.some((id, index) => after.ids[index] !== id);
}
