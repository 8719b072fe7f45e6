import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeMarks, sliderRange, withinRange } from './sliderRange.ts';

const anything = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, 0));
const limits = fc.record(
  { minValue: anything, maxValue: anything, step: anything },
  { requiredKeys: [] },
);

describe('sliderRange', () => {
  it('returns finite limits and a positive step for any input', () => {
    fc.assert(
      fc.property(limits, (given) => {
        const { min, max, step, isEmpty } = sliderRange(given);
        expect(Number.isFinite(min)).toBe(true);
        expect(Number.isFinite(max)).toBe(true);
        expect(step).toBeGreaterThan(0);
        if (!isEmpty) expect(max).toBeGreaterThan(min);
      }),
    );
  });

  it('keeps valid limits', () => {
    expect(sliderRange({ minValue: -5, maxValue: 5, step: 0.1 })).toEqual({
      min: -5,
      max: 5,
      step: 0.1,
      isEmpty: false,
    });
  });

  it.each([
    [5, 5],
    [100, 0],
  ])('is empty between %i and %i', (minValue, maxValue) => {
    expect(sliderRange({ minValue, maxValue }).isEmpty).toBe(true);
  });
});

describe('withinRange', () => {
  it('returns a value within the limits for any input', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const within = withinRange(value, sliderRange({}));
        expect(within).toBeGreaterThanOrEqual(0);
        expect(within).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('returns the lower limit if the range is empty', () => {
    expect(withinRange(30, sliderRange({ minValue: 5, maxValue: 5 }))).toBe(5);
  });
});

describe('placeMarks', () => {
  it('places marks between 0 and 1 and omits those outside the range', () => {
    fc.assert(
      fc.property(fc.array(anything), (values) => {
        const placed = placeMarks(
          values.map((value) => ({ value })),
          sliderRange({ maxValue: 10 }),
        );
        expect(placed).toHaveLength(values.filter((value) => value >= 0 && value <= 10).length);
        for (const { place } of placed) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
