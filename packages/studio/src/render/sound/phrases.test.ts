import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { toPcm16, writeWavHeader } from '../../audio/wav.ts';
import { findPhrases, PACKET_SAMPLES, type Phrase } from './phrases.ts';

const RATE = 48_000;

const wavOf = (samples: Float32Array): File =>
  new File([writeWavHeader(RATE, 1, samples.length), toPcm16(samples)], 'sound.wav');

/** Returns audio of a number of samples, none of them silent, that is unique to its seed. */
const said = (samples: number, seed: number) =>
  Float32Array.from({ length: samples }, (_, i) => 0.01 + ((i * 7 + seed * 13) % 50) / 100);

/** Alternating lengths of rest and of speech, in samples. */
const turns = fc.array(
  fc.record({
    rest: fc.integer({ min: 4 * PACKET_SAMPLES, max: 12_000 }),
    length: fc.integer({ min: 1, max: 9000 }),
    seed: fc.nat({ max: 1000 }),
  }),
  { minLength: 1, maxLength: 6 },
);

function soundOf(all: readonly { rest: number; length: number; seed: number }[]): Float32Array {
  return Float32Array.from(
    all.flatMap(({ rest, length, seed }) => [...new Float32Array(rest), ...said(length, seed)]),
  );
}

describe('phrases', () => {
  it('are the passages between the rests', async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (all) => {
        let at = 0;
        const expected = all.map(({ rest, length }) => {
          const from = at + rest;
          at = from + length;
          return { from, to: at };
        });
        const found = await findPhrases(wavOf(soundOf(all)));
        expect(found.map(({ from, to }) => ({ from, to }))).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('start at the nearest packet, and never meet', async () => {
    const lastPacket = ({ packet, from, to }: Phrase) =>
      packet + Math.ceil((to - from) / PACKET_SAMPLES);
    await fc.assert(
      fc.asyncProperty(turns, async (all) => {
        const found = await findPhrases(wavOf(soundOf(all)));
        expect(found).toHaveLength(all.length);
        for (const [i, phrase] of found.entries()) {
          expect(Math.abs(phrase.packet * PACKET_SAMPLES - phrase.from)).toBeLessThanOrEqual(512);
          const before = found[i - 1];
          // Its own silent packet comes after the last packet of the previous phrase.
          if (before) expect(phrase.packet - 1).toBeGreaterThan(lastPacket(before));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are identified by their samples, wherever they are spoken', async () => {
    const [alone] = await findPhrases(wavOf(soundOf([{ rest: 5000, length: 3000, seed: 4 }])));
    const [, later, other] = await findPhrases(
      wavOf(
        soundOf([
          { rest: 6001, length: 777, seed: 1 },
          { rest: 4097, length: 3000, seed: 4 },
          { rest: 5000, length: 3000, seed: 5 },
        ]),
      ),
    );
    expect(later?.hash).toBe(alone?.hash);
    expect(other?.hash).not.toBe(alone?.hash);
  });

  it('are not split by a shorter rest', async () => {
    const turn = { length: 3000, seed: 4 };
    const short = soundOf([
      { ...turn, rest: 5000 },
      { ...turn, rest: 4 * PACKET_SAMPLES - 1 },
    ]);
    expect(await findPhrases(wavOf(short))).toHaveLength(1);
  });

  it('are in memory one at a time', async () => {
    const turn = { rest: 5000, length: 3000 };
    const sound = wavOf(soundOf([1, 2, 3].map((seed) => ({ ...turn, seed }))));
    let [reading, most] = [0, 0];
    const slice = sound.slice.bind(sound);
    vi.spyOn(sound, 'slice').mockImplementation((start, end) => {
      const part = slice(start, end);
      const read = part.arrayBuffer.bind(part);
      part.arrayBuffer = async () => {
        reading += 1;
        most = Math.max(most, reading);
        const bytes = await read();
        reading -= 1;
        return bytes;
      };
      return part;
    });
    expect(await findPhrases(sound)).toHaveLength(3);
    expect(most).toBe(1);
  });

  it('do not exist in silence', async () => {
    expect(await findPhrases(wavOf(new Float32Array(RATE)))).toEqual([]);
  });
});
