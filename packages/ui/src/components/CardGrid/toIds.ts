import type { Selection } from 'react-aria-components';

/** Converts a React Aria selection to item ids, which are always strings. */
export const toIds = (keys: Selection): 'all' | ReadonlySet<string> =>
  keys === 'all' ? keys : new Set(Array.from(keys, String));
