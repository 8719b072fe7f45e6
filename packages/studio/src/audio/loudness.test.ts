import { describe, expect, it } from 'vitest';
import { LoudnessMeter } from './loudness.ts';
import { inBlocks, join, sine } from './testSignals.ts';

function loudness(samples: Float32Array, sampleRate = 48_000): number {
  const meter = new LoudnessMeter(sampleRate);
  for (const block of inBlocks(samples)) meter.push(block);
  return meter.integrated();
}

describe('LoudnessMeter', () => {
  // a sine's power is 3.01 dB below its peak; K-weighting at 997 Hz cancels the offset of −0.691
  it('reads a 997 Hz sine at −20 dBFS in one channel as −23.0 LUFS', () => {
    expect(loudness(sine(997, -20, 5))).toBeCloseTo(-23.01, 1);
  });

  it('reads 0 dBFS as −3.01 LUFS (BS.1770-4, annex 1)', () => {
    expect(loudness(sine(997, 0, 5))).toBeCloseTo(-3.01, 1);
  });

  it('is linear in level', () => {
    expect(loudness(sine(997, -40, 5)) - loudness(sine(997, -20, 5))).toBeCloseTo(-20, 2);
  });

  it('weights low tones less and high tones more', () => {
    expect(loudness(sine(60, -20, 5))).toBeLessThan(-24);
    expect(loudness(sine(4000, -20, 5))).toBeGreaterThan(-20.5);
  });

  it('measures the same at other sample rates', () => {
    expect(loudness(sine(997, -20, 5, 44_100), 44_100)).toBeCloseTo(-23.01, 1);
    expect(loudness(sine(997, -20, 5, 16_000), 16_000)).toBeCloseTo(-23.01, 1);
  });

  // EBU Tech 3341, case 3 in one channel: the quiet ends are below the relative gate
  it('excludes passages 10 LU below the rest', () => {
    const quiet = sine(1000, -36, 10);
    const gated = join(quiet, sine(1000, -23, 60), quiet);
    expect(loudness(gated)).toBeCloseTo(loudness(sine(1000, -23, 60)), 1);
  });

  // EBU Tech 3341, case 5 in one channel
  it('includes passages above the relative gate', () => {
    const parts = join(sine(1000, -26, 20), sine(1000, -20, 20.1), sine(1000, -26, 20));
    expect(loudness(parts)).toBeCloseTo(-26.0, 1);
  });

  it('excludes silence', () => {
    const spaced = join(sine(997, -20, 5), new Float32Array(48_000 * 20), sine(997, -20, 5));
    expect(loudness(spaced)).toBeCloseTo(-23.1, 0);
  });

  it('reports no loudness for silence or empty input', () => {
    expect(loudness(new Float32Array(48_000))).toBe(Number.NEGATIVE_INFINITY);
    expect(new LoudnessMeter(48_000).integrated()).toBe(Number.NEGATIVE_INFINITY);
  });
});
