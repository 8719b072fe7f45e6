import { spyOn } from 'storybook/test';

/** Simulates a browser with a full disk: nothing is stored until the returned function is called. */
export function simulateFullDisk(): () => void {
  const refused = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => refused.mockRestore();
}
