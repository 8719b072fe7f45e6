import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withRange } from './videoSelection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const select = (before: string[], next: string[], anchor: string | null) => [
  ...withRange(ids, new Set(before), { next: new Set(next), anchor }),
];

describe('a range of videos', () => {
  it('runs from the previous video to the pressed one, in both directions', () => {
    expect(select(['b'], ['b', 'd'], 'b').toSorted()).toEqual(['b', 'c', 'd']);
    expect(select(['d'], ['d', 'a'], 'd').toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('needs a starting point that is still in the list', () => {
    expect(select(['b'], ['b', 'd'], null)).toEqual(['b', 'd']);
    expect(select(['x'], ['x', 'd'], 'x')).toEqual(['x', 'd']);
  });

  it('never deselects anything', () => {
    const some = fc.subarray(ids);
    fc.assert(
      fc.property(some, some, fc.constantFrom(...ids, null), (before, next, anchor) => {
        const selected = select(before, next, anchor);
        expect(next.filter((id) => !selected.includes(id))).toEqual([]);
      }),
    );
  });
});
