// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { join, sine } from './testSignals.ts';
import { fromPcm16, readWav, readWavHeader, toPcm16, writeWavHeader } from './wav.ts';
import { readWavBlocks, readWavInfo } from './wavReader.ts';

function wavOf(samples: Float32Array, sampleRate = 48_000): Blob {
  return new Blob([writeWavHeader(sampleRate, 1, samples.length), toPcm16(samples)]);
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('WAV header', () => {
  it('reads back the values that were written', () => {
    expect(readWavHeader(writeWavHeader(48_000, 2, 1000))).toEqual({
      sampleRate: 48_000,
      channels: 2,
      bitsPerSample: 16,
      dataStart: 44,
      dataLength: 4000,
    });
  });

  it('is found after other chunks', () => {
    const plain = writeWavHeader(16_000, 1, 8);
    const list = new Uint8Array([...new TextEncoder().encode('LIST'), 3, 0, 0, 0, 1, 2, 3, 0]);
    const bytes = new Uint8Array([...plain.slice(0, 12), ...list, ...plain.slice(12)]);
    expect(readWavHeader(bytes).dataStart).toBe(56);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['text', new TextEncoder().encode('not a sound file at all, but a sentence')],
    ['a file without samples', writeWavHeader(48_000, 1, 0).slice(0, 36)],
  ])('rejects %s', (_, bytes) => {
    expect(() => readWavHeader(bytes)).toThrow(TypeError);
  });
});

describe('16-bit samples', () => {
  it('round-trip within half a step', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1, max: 0.9999, noNaN: true })), (values) => {
        fromPcm16(toPcm16(Float32Array.from(values))).forEach((sample, i) => {
          expect(Math.abs(sample - (values[i] ?? 0))).toBeLessThanOrEqual(0.51 / 32_768);
        });
      }),
    );
  });

  it('are clipped, not wrapped around', () => {
    expect([...fromPcm16(toPcm16(Float32Array.of(1.5, -1.5)))]).toEqual([32_767 / 32_768, -1]);
  });
});

describe('readWavBlocks', () => {
  it('reads a file in blocks of the requested length', async () => {
    const tone = sine(440, -6, 2.5);
    const blocks = await collect(readWavBlocks(wavOf(tone), 1));
    expect(blocks.map(({ start, samples }) => [start, samples.length])).toEqual([
      [0, 48_000],
      [1, 48_000],
      [2, 24_000],
    ]);
    const whole = join(...blocks.map(({ samples }) => samples));
    expect(whole).toEqual(readWav(new Uint8Array(await wavOf(tone).arrayBuffer())).samples);
  });

  it('reads the available samples of a truncated file', async () => {
    const cut = wavOf(sine(440, -6, 1)).slice(0, 44 + 48_000);
    expect((await readWavInfo(cut)).duration).toBe(0.5);
    expect(await collect(readWavBlocks(cut, 10))).toHaveLength(1);
  });

  it('yields no blocks for a file without samples', async () => {
    expect(await collect(readWavBlocks(wavOf(new Float32Array(0))))).toEqual([]);
  });
});
