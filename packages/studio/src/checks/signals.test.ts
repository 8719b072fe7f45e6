import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../presenter/motion/random.ts';
import { type Signal, lagOf, resampled, slope, withoutSlow } from './signals.ts';

const RATE = 100;

/** Something like speech: bumps at irregular times, over a slow swing. */
function bumps(seed: string, seconds: number, delay = 0): Signal {
  const random = seededRandom(seed);
  const centres: number[] = [];
  for (let at = 0.2; at < seconds; at += 0.12 + random() * 0.4) centres.push(at + delay);
  const values = Float64Array.from({ length: seconds * RATE }, (_, i) => {
    const time = i / RATE;
    const bump = centres.reduce((sum, c) => sum + Math.exp(-(((time - c) / 0.05) ** 2)), 0);
    return bump + 2 * Math.sin(time / 3);
  });
  return { values, rate: RATE };
}

describe('lagOf', () => {
  it('finds how far one signal lags behind another, to a few milliseconds', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: -0.2, max: 0.2, noNaN: true }), (seed, delay) => {
        const [late, early] = [bumps(seed, 20, delay), bumps(seed, 20)];
        const lag = lagOf(withoutSlow(late, 1), withoutSlow(early, 1), 0, 20, 0.3);
        expect(Math.abs(lag.seconds - delay)).toBeLessThan(0.006);
        expect(lag.correlation).toBeGreaterThan(0.9);
      }),
      { numRuns: 30 },
    );
  });

  it('finds no correlation between unrelated signals', () => {
    const { correlation } = lagOf(
      withoutSlow(bumps('one', 20), 1),
      withoutSlow(bumps('other', 20), 1),
      0,
      20,
      0.3,
    );
    expect(correlation).toBeLessThan(0.5);
  });
});

describe('resampled', () => {
  it('keeps times when the rate changes', () => {
    const coarse = { values: Float64Array.from({ length: 60 }, (_, i) => i / 30), rate: 30 };
    const fine = resampled(coarse, RATE);
    expect(fine.values[50]).toBeCloseTo(0.5);
    expect(fine.values).toHaveLength(200);
  });
});

describe('slope', () => {
  it('returns the slope of the line through the points', () => {
    expect(slope([0, 1, 2, 3].map((x) => ({ x, y: 2 * x + 1 })))).toBeCloseTo(2);
    expect(slope([{ x: 1, y: 5 }])).toBe(0);
  });
});
