/** A list as read from its pages. */
interface ListShape {
  ids: readonly string[];
  /** Items on the server; null if it does not report it. */
  total: number | null;
}

/**
 * Whether a list has changed on the server since its pages were read, so that an item may fall between two
 * pages. False for a list that only grew at its end.
 */
export function hasShifted(before: ListShape, after: ListShape): boolean {
  if (before.total !== null && after.total !== null && before.total !== after.total) return true;
  return before.ids.some((id, index) => after.ids[index] !== id);
}
