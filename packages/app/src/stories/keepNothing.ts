import { spyOn } from 'storybook/test';

/** A browser whose disk is full: nothing is kept until the returned function is called. */
export function keepNothing(): () => void {
  const refused = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => refused.mockRestore();
}
