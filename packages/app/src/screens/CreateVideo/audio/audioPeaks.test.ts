import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peaksOf } from './audioPeaks.ts';

const samples = fc.float32Array({ min: -1, max: 1, noNaN: true, maxLength: 500 });

describe('peaksOf', () => {
  it('returns as many peaks as requested, but at most one per sample, each 0–1', () => {
    fc.assert(
      fc.property(samples, fc.integer({ min: 1, max: 64 }), (sound, count) => {
        const peaks = peaksOf(sound, count);
        expect(peaks).toHaveLength(Math.min(count, sound.length));
        for (const peak of peaks) {
          expect(peak).toBeGreaterThanOrEqual(0);
          expect(peak).toBeLessThanOrEqual(1);
        }
        if (sound.some((value) => value !== 0)) expect(Math.max(...peaks)).toBe(1);
      }),
    );
  });

  it('returns zeros for silence', () => {
    expect(peaksOf(new Float32Array(8), 4)).toEqual([0, 0, 0, 0]);
  });

  it('locates the loud parts', () => {
    expect(peaksOf(Float32Array.of(0, 0, 0.5, -0.25, 0, 0), 3)).toEqual([0, 1, 0]);
  });
});
