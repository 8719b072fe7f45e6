import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowHeights, runsOf } from './rowHeights.ts';

const setups = fc.record({
  count: fc.integer({ min: 1, max: 60 }),
  gap: fc.integer({ min: 0, max: 40 }),
  estimate: fc.integer({ min: 1, max: 300 }),
  items: fc.constant(null),
});
const measures = fc.array(
  fc.record({ row: fc.integer({ min: 0, max: 59 }), height: fc.integer({ min: 1, max: 500 }) }),
  { maxLength: 30 },
);

const listOf = fc.tuple(setups, measures).map(([setup, measured]) => {
  const heights = new RowHeights();
  heights.arrange(setup);
  for (const { row, height } of measured) heights.measure(row, height);
  return { heights, ...setup };
});

test('a row begins where the one before it ends, after the gap', () => {
  fc.assert(
    fc.property(listOf, fc.nat(59), ({ heights, count, gap }, at) => {
      const row = at % count;
      expect(heights.startOf(0)).toBe(0);
      expect(heights.startOf(row + 1)).toBe(heights.startOf(row) + heights.heightOf(row) + gap);
    }),
  );
});

test('the rows between two lines are those that reach into what lies between', () => {
  fc.assert(
    fc.property(
      listOf,
      fc.nat(20_000),
      fc.integer({ min: 1, max: 2000 }),
      ({ heights, count }, top, height) => {
        const { from, to } = heights.between(top, top + height);
        expect(to).toBeGreaterThan(from);
        const drawn = Array.from({ length: count }, (_row, row) => row).filter(
          (row) =>
            heights.startOf(row) + heights.heightOf(row) > top &&
            heights.startOf(row) < top + height,
        );
        if (drawn.length === 0) expect(to - from).toBe(1);
        else expect([from, to - 1]).toEqual([drawn[0], drawn.at(-1)]);
      },
    ),
  );
});

test('measuring says by how much a row was misjudged; a new width forgets, new items doubt', () => {
  const heights = new RowHeights();
  const setup = { count: 3, gap: 10, estimate: 100 };
  heights.arrange({ ...setup, items: 'old' });
  expect(heights.measure(1, 130)).toBe(30);
  expect(heights.startOf(3)).toBe(100 + 130 + 100 + 30);
  heights.arrange({ ...setup, items: 'new' });
  expect(heights.isKnown(1)).toBe(false);
  expect(heights.heightOf(1)).toBe(130);
  expect(heights.measure(1, 130)).toBe(0);
  expect(heights.isKnown(1)).toBe(true);
  heights.forget();
  expect(heights.heightOf(1)).toBe(100);
});

test('runs come in order, and what is kept stands alone only out of view', () => {
  expect(runsOf({ from: 4, to: 8 }, [5])).toEqual([{ from: 4, to: 8 }]);
  expect(runsOf({ from: 4, to: 8 }, [99, 1])).toEqual([
    { from: 1, to: 2 },
    { from: 4, to: 8 },
    { from: 99, to: 100 },
  ]);
  expect(runsOf({ from: 0, to: 0 }, [])).toEqual([]);
});
