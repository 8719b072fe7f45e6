import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Part, rowOf, shareOf } from './partsRow.ts';

const states = ['kept', 'made', 'working', 'waiting'] as const;
const anyParts = fc.array(fc.record({ state: fc.constantFrom(...states), share: fc.double() }), {
  maxLength: 450,
});

it('includes every part once, in order, and never merges parts in progress', () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      const { runs } = rowOf(parts);
      const drawn = runs.flatMap(({ state, count }) => Array.from({ length: count }, () => state));
      expect(drawn).toEqual(parts.map(({ state }) => state));
      expect(runs.map(({ at }) => at)).toEqual(runs.map(({ at }) => at).toSorted((a, b) => a - b));
      expect(runs.filter(({ state, count }) => state === 'working' && count !== 1)).toEqual([]);
    }),
  );
});

it('merges the 450 parts of an hour into a few runs', () => {
  const parts = Array.from({ length: 450 }, (_, at): Part => {
    return { state: at < 300 ? 'kept' : at < 310 ? 'made' : at < 312 ? 'working' : 'waiting' };
  });
  expect(rowOf(parts)).toMatchObject({ density: 'joined', runs: { length: 5 } });
  expect(rowOf(parts.slice(0, 24)).runs).toHaveLength(24);
});

it('returns a share from 0 to 1 for any input', () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      expect(shareOf(parts)).toBeGreaterThanOrEqual(0);
      expect(shareOf(parts)).toBeLessThanOrEqual(1);
    }),
  );
  expect(shareOf([{ state: 'kept' }, { state: 'working', share: 0.5 }])).toBe(0.75);
});
