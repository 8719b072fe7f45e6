import type { Selection } from 'react-aria-components';

/** A selection of React Aria as the ids of items, which are always text. */
export const toIds = (keys: Selection): 'all' | ReadonlySet<string> =>
  keys === 'all' ? keys : new Set(Array.from(keys, String));
