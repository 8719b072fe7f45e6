import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resamplePeaks } from './peaks.ts';

const peaks = fc.array(fc.double(), { maxLength: 300 });
const count = fc.integer({ min: 0, max: 200 });

describe('resamplePeaks', () => {
  it('returns at most as many peaks as requested, each within 0–1', () => {
    fc.assert(
      fc.property(peaks, count, (values, room) => {
        const bars = resamplePeaks(values, room);
        expect(bars).toHaveLength(Math.min(values.length, room));
        expect(bars.filter((bar) => !(bar >= 0 && bar <= 1))).toEqual([]);
      }),
    );
  });

  it('keeps the loudest moment', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 300 }),
        fc.integer({ min: 1, max: 200 }),
        (values, room) => {
          expect(Math.max(...resamplePeaks(values, room))).toBe(Math.max(...values));
        },
      ),
    );
  });
});
