/**
 * Has a list of React Aria, which does not change once it is made, walk from item to item once instead
 * of at each reading: each row that is drawn reads all of it to learn its own place, twenty rows at
 * each arrow key.
 */
export function keepsOrder<Item>(collection: Iterable<Item>): void {
  if (Object.hasOwn(collection, Symbol.iterator)) return;
  const items = [...collection];
  Object.defineProperty(collection, Symbol.iterator, { value: () => items.values() });
}
