import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalsOf, numberRange, PAGE_STEPS } from './numberRange.ts';

const steps = fc.constantFrom(0.001, 0.01, 0.1, 0.25, 0.5, 1, 3, 10);
const tenths = fc.integer({ min: -10_000, max: 10_000 }).map((number) => number / 10);
const limits = fc
  .record({ from: tenths, width: fc.integer({ min: 0, max: 1000 }), step: steps })
  .map(({ from, width, step }) => ({
    minValue: from,
    maxValue: Number((from + width / 10).toFixed(1)),
    step,
  }));
const numbers = fc.oneof(tenths, fc.double({ noNaN: true }));

/** As whole numbers: a remainder of decimals is never exactly 0. */
function isOnStep(number: number, { minValue, step }: { minValue: number; step: number }) {
  const scale = 1000;
  const distance = Math.round(number * scale) - Math.round(minValue * scale);
  return distance % Math.round(step * scale) === 0 && decimalsOf(number) <= 3;
}

describe('a number of a field', () => {
  test('lies within its limits and on its step, wherever it came from', () => {
    fc.assert(
      fc.property(limits, numbers, (given, number) => {
        const placed = numberRange(given).place(number);
        expect(placed).toBeGreaterThanOrEqual(given.minValue);
        expect(placed).toBeLessThanOrEqual(given.maxValue);
        expect(isOnStep(placed, given)).toBe(true);
      }),
    );
  });

  test('stays there by every key', () => {
    const count = fc.constantFrom(1, -1, PAGE_STEPS, -PAGE_STEPS);
    const start = fc.option(numbers);
    fc.assert(
      fc.property(limits, start, count, (given, number, many) => {
        const next = numberRange(given).next(number, many);
        expect(numberRange(given).place(next)).toBe(next);
        expect(isOnStep(next, given)).toBe(true);
      }),
    );
  });

  test('once placed it is not moved again', () => {
    fc.assert(
      fc.property(limits, numbers, (given, number) => {
        const { place } = numberRange(given);
        expect(place(place(number))).toBe(place(number));
      }),
    );
  });

  test('up and down again is where it was', () => {
    fc.assert(
      fc.property(limits, numbers, (given, number) => {
        const range = numberRange(given);
        const from = range.place(number);
        fc.pre(range.canStep(from, 1));
        expect(range.next(range.next(from, 1), -1)).toBe(from);
      }),
    );
  });
});

test('tenths add up without an error', () => {
  const { next } = numberRange({ step: 0.1 });
  let number = 0;
  const met = Array.from({ length: 12 }, () => (number = next(number, 1)));
  expect(met).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2]);
});

test('the last step below the upper limit is the highest number', () => {
  expect(numberRange({ minValue: 0, maxValue: 0.3, step: 0.1 }).highest).toBe(0.3);
  expect(numberRange({ minValue: 1, maxValue: 10, step: 4 }).highest).toBe(9);
});

test('without a step any number between the limits stands, and arrows go by the whole', () => {
  const range = numberRange({ minValue: 0, maxValue: 10 });
  expect(range.place(2.3)).toBe(2.3);
  expect(range.next(2.3, 1)).toBe(3);
  expect(range.next(2.7, 1)).toBe(3);
  expect(range.next(2.3, -1)).toBe(2);
});

test('an empty field starts at the limit behind it, else at 0', () => {
  const range = numberRange({ minValue: 2, maxValue: 9 });
  expect(range.next(null, 1)).toBe(2);
  expect(range.next(null, -1)).toBe(9);
  expect(numberRange({}).next(null, 1)).toBe(0);
});

test('there is no step beyond a limit', () => {
  const range = numberRange({ minValue: 0, maxValue: 10, step: 4 });
  expect(range.canStep(8, 1)).toBe(false);
  expect(range.canStep(8, -1)).toBe(true);
  expect(range.canStep(null, 1)).toBe(true);
  expect(range.canStep(0, -1)).toBe(false);
});

test('what is no limit limits nothing', () => {
  const range = numberRange({ minValue: Number.NaN, maxValue: Infinity, step: 0 });
  expect(range.place(-1e9)).toBe(-1e9);
  expect(range.lowest).toBeUndefined();
  expect(range.highest).toBeUndefined();
  expect(range.allowsNegative).toBe(true);
});
