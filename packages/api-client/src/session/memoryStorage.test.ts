import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from './memoryStorage.ts';

describe('createMemoryStorage', () => {
  it('starts with the given values', () => {
    const storage = createMemoryStorage({ access_token: 'access-1' });
    expect(storage.getItem('access_token')).toBe('access-1');
    expect(storage.getItem('refresh_token')).toBeNull();
    expect(storage).toHaveLength(1);
  });

  it('counts and names its keys, and returns null past the last', () => {
    const storage = createMemoryStorage({ a: '1', b: '2' });
    expect([storage.key(0), storage.key(1), storage.key(2)]).toEqual(['a', 'b', null]);
  });

  it('keeps the last value until it is removed or the storage is cleared', () => {
    const keys = fc.constantFrom('a', 'b', 'c');
    const step = fc.oneof(
      fc.record({ key: keys, value: fc.string() }),
      fc.record({ key: keys, value: fc.constant(null) }),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const storage = createMemoryStorage();
        let expected: Record<string, string> = {};
        for (const change of steps) {
          if (change === null) {
            storage.clear();
            expected = {};
          } else if (change.value === null) {
            storage.removeItem(change.key);
            expected = Object.fromEntries(
              Object.entries(expected).filter(([key]) => key !== change.key),
            );
          } else {
            storage.setItem(change.key, change.value);
            expected = { ...expected, [change.key]: change.value };
          }
        }
        expect(storage).toHaveLength(Object.keys(expected).length);
        for (const key of ['a', 'b', 'c']) {
          expect(storage.getItem(key)).toBe(expected[key] ?? null);
        }
      }),
    );
  });
});
