import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterKey, onStep, placeMarks, sliderRange, withinRange } from './sliderRange.ts';

const anything = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, 0));
const limits = fc.record(
  { minValue: anything, maxValue: anything, step: anything },
  { requiredKeys: [] },
);

describe('sliderRange', () => {
  it('can always be drawn', () => {
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

  it('keeps limits that are in order', () => {
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
  ])('has nothing to choose between %i and %i', (minValue, maxValue) => {
    expect(sliderRange({ minValue, maxValue }).isEmpty).toBe(true);
  });
});

describe('withinRange', () => {
  it('gives a value between the limits, whatever it gets', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const within = withinRange(value, sliderRange({}));
        expect(within).toBeGreaterThanOrEqual(0);
        expect(within).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('gives the lower limit where there is nothing to choose', () => {
    expect(withinRange(30, sliderRange({ minValue: 5, maxValue: 5 }))).toBe(5);
  });
});

describe('onStep', () => {
  it('gives a value between the limits, whatever it gets', () => {
    fc.assert(
      fc.property(anything, limits, (value, given) => {
        const range = sliderRange(given);
        const stepped = onStep(value, range);
        expect(stepped).toBeGreaterThanOrEqual(range.min);
        expect(stepped).toBeLessThanOrEqual(range.max);
      }),
    );
  });

  it('keeps a value that is on a step, and gives nothing but such values', () => {
    const tenths = fc.integer({ min: -500, max: 500 });
    fc.assert(
      fc.property(tenths, tenths, fc.nat({ max: 500 }), (from, at, length) => {
        const range = sliderRange({
          minValue: from / 10,
          maxValue: (from + length + 1) / 10,
          step: 0.1,
        });
        const within = Math.min(Math.max(at, from), from + length + 1) / 10;
        expect(onStep(at / 10, range)).toBe(within);
        expect(onStep(within + 0.04, range)).toBe(within);
      }),
    );
  });

  it('ends at the last step where the upper limit is on none', () => {
    expect(onStep(65.43, sliderRange({ maxValue: 65.43, step: 0.1 }))).toBe(65.4);
  });
});

describe('afterKey', () => {
  const press = (key: string, given: Partial<Parameters<typeof afterKey>[1]> = {}) =>
    afterKey(key, {
      value: 30,
      range: sliderRange({}),
      isMirrored: false,
      isLarge: false,
      ...given,
    });

  it.each([
    ['ArrowRight', 31],
    ['ArrowUp', 31],
    ['ArrowLeft', 29],
    ['ArrowDown', 29],
    ['PageUp', 40],
    ['PageDown', 20],
    ['Home', 0],
    ['End', 100],
    ['a', null],
  ])('leads from 30 of 100 by %s to %s', (key, target) => {
    expect(press(key)).toBe(target);
  });

  it('mirrors the level arrows alone', () => {
    expect(press('ArrowRight', { isMirrored: true })).toBe(29);
    expect(press('ArrowLeft', { isMirrored: true })).toBe(31);
    expect(press('ArrowUp', { isMirrored: true })).toBe(31);
    expect(press('PageUp', { isMirrored: true })).toBe(40);
  });

  it('goes by a tenth of the range with the larger step, and never by less than a step', () => {
    expect(press('ArrowRight', { isLarge: true })).toBe(40);
    const coarse = sliderRange({ step: 25 });
    expect(press('PageUp', { value: 50, range: coarse })).toBe(75);
  });

  it('stays within the limits', () => {
    expect(press('ArrowUp', { value: 100 })).toBe(100);
    expect(press('PageDown', { value: 4 })).toBe(0);
  });
});

describe('placeMarks', () => {
  it('places marks between 0 and 1 and leaves the others out', () => {
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
