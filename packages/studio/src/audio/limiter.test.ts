import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Limiter } from './limiter.ts';
import { inBlocks, join, sine } from './testSignals.ts';
import { TruePeakMeter } from './truePeak.ts';

const RATE = 48_000;

function limit(samples: Float32Array, ceiling = -1.8): Float32Array {
  const limiter = new Limiter(RATE, ceiling);
  const blocks = Array.from(inBlocks(samples), (block) => limiter.push(block));
  return join(...blocks, limiter.flush());
}

function truePeak(samples: Float32Array): number {
  const meter = new TruePeakMeter();
  meter.push(samples);
  meter.push(new Float32Array(64));
  return meter.decibels;
}

describe('TruePeakMeter', () => {
  it('reads the level of a tone from its samples', () => {
    expect(truePeak(sine(997, -6, 1))).toBeCloseTo(-6, 1);
  });

  // a quarter of the sample rate, 45° off: all samples are 3 dB below the peak between them
  it('finds the peak between samples', () => {
    const tone = sine(12_000, -6, 1, RATE, Math.PI / 4);
    expect(20 * Math.log10(Math.max(...tone))).toBeCloseTo(-9.01, 1);
    expect(truePeak(tone.subarray(100))).toBeCloseTo(-6, 0);
  });
});

describe('Limiter', () => {
  it('leaves sound below the ceiling untouched', () => {
    const quiet = sine(440, -6, 0.5);
    expect(limit(quiet)).toEqual(quiet);
  });

  it('holds a loud tone at the ceiling', () => {
    expect(truePeak(limit(sine(440, 6, 0.5)))).toBeCloseTo(-1.8, 1);
  });

  it('also holds peaks between the samples at the ceiling', () => {
    const tone = sine(12_000, 3, 0.5, RATE, Math.PI / 4);
    expect(truePeak(limit(tone))).toBeLessThan(-1.7);
  });

  it('recovers after a peak', () => {
    const limited = limit(join(sine(440, 10, 0.1), sine(440, -10, 1)));
    const end = sine(440, -10, 1).slice(-4800);
    const error = limited.slice(-4800).map((sample, i) => Math.abs(sample - (end[i] ?? 0)));
    expect(Math.max(...error)).toBeLessThan(1e-5);
  });

  it('resets during silence', () => {
    const said = sine(440, 3, 0.2);
    const rest = new Float32Array(0.02 * RATE);
    const after = limit(join(sine(300, 10, 0.1), rest, said)).slice(-said.length);
    expect(after).toEqual(limit(join(rest, said)).slice(-said.length));
  });

  it('returns as many samples as it takes, aligned in time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (length) => {
        const samples = sine(440, -12, length / RATE);
        expect(limit(samples)).toEqual(samples);
      }),
    );
  });

  it('never exceeds the ceiling, whatever the input', () => {
    const sample = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(fc.array(sample, { minLength: 1, maxLength: 1500 }), (values) => {
        const limited = limit(Float32Array.from(values));
        // noise driven this hard may exceed the ceiling slightly between samples
        expect(Math.max(...limited.map(Math.abs))).toBeLessThanOrEqual(10 ** (-1.8 / 20) + 1e-6);
        expect(truePeak(limited)).toBeLessThan(-1);
      }),
      { numRuns: 200 },
    );
  });
});
