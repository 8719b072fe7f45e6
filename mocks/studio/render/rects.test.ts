import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenInside, intersection, merged } from './rects.ts';

const rect = fc.record({
  x: fc.integer({ min: -20, max: 120 }),
  y: fc.integer({ min: -20, max: 120 }),
  width: fc.integer({ min: 1, max: 60 }),
  height: fc.integer({ min: 1, max: 60 }),
});

describe('merged', () => {
  it('covers all that was given, and nothing twice', () => {
    fc.assert(
      fc.property(fc.array(rect, { maxLength: 8 }), (rects) => {
        const apart = merged(rects);
        for (const [i, a] of apart.entries()) {
          for (const b of apart.slice(i + 1)) expect(intersection(a, b)).toBeUndefined();
        }
        for (const one of rects) {
          expect(apart.some((whole) => sameRect(intersection(one, whole), one))).toBe(true);
        }
      }),
    );
  });
});

describe('evenInside', () => {
  it('gives even rectangles inside the picture that cover what is visible', () => {
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
