import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disjoint, evenInside, holds, intersection, roundOut } from './rects.ts';

const rect = fc.record({
  x: fc.integer({ min: -20, max: 120 }),
  y: fc.integer({ min: -20, max: 120 }),
  width: fc.integer({ min: 1, max: 60 }),
  height: fc.integer({ min: 1, max: 60 }),
});

describe('disjoint', () => {
  const inside = (rects: { x: number; y: number; width: number; height: number }[]) => {
    const cells = new Map<string, number>();
    for (const { x, y, width, height } of rects) {
      for (let row = y; row < y + height; row += 1) {
        for (let column = x; column < x + width; column += 1) {
          const cell = `${column} ${row}`;
          cells.set(cell, (cells.get(cell) ?? 0) + 1);
        }
      }
    }
    return cells;
  };

  it('covers all given areas exactly once, with little excess', () => {
    fc.assert(
      fc.property(fc.array(rect, { maxLength: 6 }), (rects) => {
        const parts = disjoint(rects);
        const [given, covered] = [inside(rects), inside(parts)];
        expect([...given.keys()].filter((cell) => !covered.has(cell))).toEqual([]);
        expect([...covered.values()].filter((times) => times > 1)).toEqual([]);
        const area = rects.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(covered.size).toBeLessThanOrEqual(1.7 * area);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps a wide and a tall rectangle separate, and merges nearly identical ones', () => {
    const tall = { x: 40, y: 0, width: 20, height: 100 };
    const wide = { x: 0, y: 80, width: 100, height: 20 };
    expect(inside(disjoint([tall, wide])).size).toBe(20 * 100 + 2 * 40 * 20);
    expect(disjoint([tall, { ...tall, x: 42 }])).toEqual([{ ...tall, width: 22 }]);
  });
});

describe('holds', () => {
  it('is true of rectangles that are completely inside', () => {
    fc.assert(
      fc.property(rect, rect, (outer, inner) => {
        expect(holds(outer, inner)).toBe(sameRect(intersection(outer, inner), inner));
      }),
    );
  });
});

describe('roundOut', () => {
  it('is whole, contains the rectangle, and is less than one px larger on each side', () => {
    // Eighths, which add up without rounding.
    const place = fc.integer({ min: -4000, max: 16_000 }).map((eighths) => eighths / 8);
    const length = fc.integer({ min: 1, max: 7200 }).map((eighths) => eighths / 8);
    fc.assert(
      fc.property(place, place, length, length, (x, y, width, height) => {
        const whole = roundOut({ x, y, width, height });
        expect(Object.values(whole).filter((value) => !Number.isInteger(value))).toEqual([]);
        expect(x - whole.x).toBeGreaterThanOrEqual(0);
        expect(x - whole.x).toBeLessThan(1);
        const [over, under] = [
          whole.x + whole.width - x - width,
          whole.y + whole.height - y - height,
        ];
        for (const beyond of [over, under]) {
          expect(beyond).toBeGreaterThanOrEqual(0);
          expect(beyond).toBeLessThan(1);
        }
        expect(y - whole.y).toBeLessThan(1);
      }),
    );
  });
});

describe('evenInside', () => {
  it('returns even rectangles inside the picture that cover the visible part', () => {
    const frame = { width: 100, height: 60 };
    fc.assert(
      fc.property(rect, (one) => {
        const visible = intersection(one, { x: 0, y: 0, ...frame });
        const even = evenInside(one, frame);
        expect(even === undefined).toBe(visible === undefined);
        if (!even || !visible) return;
        for (const value of Object.values(even)) expect(value % 2).toBe(0);
        expect(sameRect(intersection(even, { x: 0, y: 0, ...frame }), even)).toBe(true);
        expect(sameRect(intersection(visible, even), visible)).toBe(true);
      }),
    );
  });
});

function sameRect(a: object | undefined, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
