import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasShifted } from './listShape.ts';

const shape = (ids: string[], total: number | null = null) => ({ ids, total });

describe('hasShifted', () => {
  test('is false for a list that grew at its end', () => {
    expect(hasShifted(shape(['1', '2'], 3), shape(['1', '2', '3'], 3))).toBe(false);
  });

  // Specification: avatars.24
  test.each([
    ['one was deleted before the cut', shape(['1', '2', '3'], 9), shape(['1', '3', '5'], 8)],
    ['one was added at its head', shape(['1', '2'], null), shape(['0', '1', '2'], null)],
    ['its end is gone', shape(['1', '2'], null), shape(['1'], null)],
    // The loaded pages look complete; the item that moved up is on none of them.
    ['only the count betrays it', shape(['1', '2'], 4), shape(['1', '2', '4'], 3)],
  ])('is true: %s', (_name, before, after) => {
    expect(hasShifted(before, after)).toBe(true);
  });

  test('is false for a list compared with itself', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.option(fc.nat()), (ids, total) => {
        expect(hasShifted({ ids, total }, { ids: [...ids], total })).toBe(false);
      }),
    );
  });
});
