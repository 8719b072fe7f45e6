import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Resampler } from './resample.ts';
import { sincPhases } from './sinc.ts';
import { inBlocks, join, sine } from './testSignals.ts';

function resample(samples: Float32Array, from: number, to: number): Float32Array {
  const resampler = new Resampler(from, to);
  const blocks = Array.from(inBlocks(samples), (block) => resampler.push(block));
  return join(...blocks, resampler.flush());
}

/** Greatest difference from a sine at the new rate, away from both ends, dB below full scale. */
function error(frequency: number, from: number, to: number): number {
  const actual = resample(sine(frequency, 0, 1, from), from, to);
  const ideal = sine(frequency, 0, 1, to);
  let worst = 0;
  for (let i = 1000; i < ideal.length - 1000; i += 1) {
    worst = Math.max(worst, Math.abs((actual[i] ?? 0) - (ideal[i] ?? 0)));
  }
  return 20 * Math.log10(worst);
}

describe('Resampler', () => {
  it.each([
    [16_000, 48_000],
    [14_880, 48_000],
    [18_240, 48_000],
    [16_640, 48_000],
    [44_100, 48_000],
    [48_000, 16_000],
  ])('keeps a 440 Hz tone in time and shape from %i to %i Hz', (from, to) => {
    expect(error(440, from, to)).toBeLessThan(-80);
  });

  it('keeps tones up to nearly half of the lower rate', () => {
    expect(error(6500, 16_000, 48_000)).toBeLessThan(-60);
  });

  it('leaves no aliased tone from above half of the lower rate', () => {
    const aliased = resample(sine(11_000, 0, 1), 48_000, 16_000);
    const middle = aliased.slice(1000, -1000);
    expect(20 * Math.log10(Math.max(...middle.map(Math.abs)))).toBeLessThan(-70);
  });

  it('returns as many samples as the duration requires, however the stream is split', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.constantFrom(8000, 13_760, 16_000, 19_200, 44_100, 48_000),
        fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 5 }),
        (length, from, sizes) => {
          const samples = sine(300, -6, length / from, from);
          const whole = new Resampler(from, 48_000);
          const cut = new Resampler(from, 48_000);
          const expected = join(whole.push(samples), whole.flush());
          const blocks = Array.from(inBlocks(samples, sizes), (block) => cut.push(block));
          expect(join(...blocks, cut.flush())).toEqual(expected);
          expect(expected.length).toBe(Math.ceil((samples.length * 48_000) / from));
        },
      ),
    );
  });

  it.each([
    [16_000, 48_000],
    [13_760, 48_000],
    [17_920, 48_000],
    [44_100, 48_000],
    [48_000, 16_000],
  ])('weights the samples around each moment from %i to %i Hz', (from, to) => {
    const common = [160, 320, 80, 300, 16_000].find((n) => from % n === 0 && to % n === 0) ?? 1;
    const [up, down] = [to / common, from / common];
    const widening = Math.max(1, from / to);
    const taps = 48 * widening;
    const phases = sincPhases(up, taps, 0.46 / widening);
    const samples = sine(300, -6, 0.05, from);
    const expected = Float32Array.from(
      { length: Math.ceil((samples.length * up) / down) },
      (_, n) => {
        const first = Math.floor((n * down) / up) - taps / 2 + 1;
        const row = phases[(n * down) % up] ?? new Float32Array();
        return row.reduce((sum, weight, tap) => sum + weight * (samples[first + tap] ?? 0), 0);
      },
    );
    const error = resample(samples, from, to).map((value, n) =>
      Math.abs(value - (expected[n] ?? 9)),
    );
    expect(Math.max(...error)).toBeLessThan(1e-6);
  });

  it('copies a stream at an unchanged rate, except for the highest tones', () => {
    expect(error(1000, 48_000, 48_000)).toBeLessThan(-80);
  });
});
