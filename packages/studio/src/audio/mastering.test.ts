// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LoudnessMeter } from './loudness.ts';
import { findGain, findMastering, MasterChain, masteredLength } from './mastering.ts';
import { inBlocks, join, sine } from './testSignals.ts';
import { toPcm16, writeWavHeader } from './wav.ts';

const RATE = 17_920;

/** Bursts of decaying pulses, 100 a second, one in seven much louder: peaky, like some voices. */
function pulses(seconds: number, level: number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => {
    const time = i / RATE;
    if (time % 1 > 0.8) return 0;
    const accent = Math.floor(time / 0.01) % 7 === 0 ? 2.2 : 1;
    return level * accent * Math.exp(-(time % 0.01) * 250) * Math.cos(2 * Math.PI * 600 * time);
  });
}

async function* stream(samples: Float32Array) {
  yield* inBlocks(samples, [RATE]);
}

async function master(samples: Float32Array): Promise<Float32Array<ArrayBuffer>> {
  const meter = new LoudnessMeter(RATE);
  meter.push(samples);
  const chain = new MasterChain(RATE, await findGain(meter.integrated(), RATE, stream(samples)));
  const blocks = Array.from(inBlocks(samples), (block) => chain.push(block));
  return join(...blocks, ...chain.flush());
}

/**
 * Integrated loudness (LUFS) and true peak (dBTP) as measured by ffmpeg; undefined if it is not installed.
 */
function ebur128(samples: Float32Array): { loudness: number; peak: number } | undefined {
  const folder = mkdtempSync(joinPath(tmpdir(), 'mastering-'));
  const file = joinPath(folder, 'test.wav');
  writeFileSync(file, writeWavHeader(48_000, 1, samples.length));
  writeFileSync(file, toPcm16(samples), { flag: 'a' });
  const args = [
    '-hide_banner',
    '-nostats',
    '-i',
    file,
    '-af',
    'ebur128=peak=true',
    '-f',
    'null',
    '-',
  ];
  const { error, stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (error) return undefined;
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const figure = (pattern: RegExp) => Number(pattern.exec(summary)?.[1]);
  return { loudness: figure(/I:\s+(\S+) LUFS/), peak: figure(/Peak:\s+(\S+) dBFS/) };
}

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).error === undefined;

describe('mastering', () => {
  it.each([
    ['quiet and peaky', 0.08],
    ['loud', 0.9],
  ])('brings %s sound to −16 LUFS', async (_, level) => {
    const mastered = await master(pulses(6, level));
    const meter = new LoudnessMeter(48_000);
    meter.push(mastered);
    expect(Math.abs(meter.integrated() + 16)).toBeLessThan(0.1);
  });

  it('finds the gain for speech that is louder overall than at its start', async () => {
    const whole = join(sine(440, -30, 32, RATE), sine(440, -24, 32, RATE));
    const meter = new LoudnessMeter(48_000);
    meter.push(await master(whole));
    expect(Math.abs(meter.integrated() + 16)).toBeLessThan(0.1);
  });

  it('keeps the gain when the loudness of a speech has barely changed', async () => {
    const gains = await Promise.all(
      [-20.02, -20, -19.98].map((loudness) =>
        findGain(loudness, RATE, stream(sine(440, loudness, 31, RATE))),
      ),
    );
    expect(new Set(gains).size).toBe(1);
  });

  it('masters a short speech bit-exactly while finding its gain', async () => {
    for (const level of [0.08, 0.9]) {
      const short = pulses(6, level);
      const meter = new LoudnessMeter(RATE);
      meter.push(short);
      const { mastered = [] } = await findMastering(meter.integrated(), RATE, stream(short));
      expect(join(...mastered)).toEqual(await master(short));
    }
    const long = await findMastering(-20, RATE, stream(sine(440, -20, 31, RATE)));
    expect(long.mastered).toBeUndefined();
  });

  it('returns as many samples as the duration requires', async () => {
    const samples = pulses(1.2345, 0.2);
    expect(await master(samples)).toHaveLength(masteredLength(samples.length, RATE));
  });

  it('leaves silence alone', async () => {
    const silence = await master(new Float32Array(RATE));
    expect(silence).toHaveLength(masteredLength(RATE, RATE));
    expect(silence.filter((sample) => sample !== 0)).toHaveLength(0);
  });

  it('agrees with ffmpeg about loudness and true peak', async ({ skip }) => {
    skip(!hasFfmpeg, 'There is no ffmpeg on the path.');
    const mastered = await master(pulses(6, 0.08));
    const meter = new LoudnessMeter(48_000);
    meter.push(mastered);
    const measured = ebur128(mastered);
    expect(measured?.loudness).toBeCloseTo(meter.integrated(), 0);
    expect(Math.abs((measured?.loudness ?? 0) + 16)).toBeLessThan(0.2);
    expect(measured?.peak).toBeLessThan(-1.5);
  });
});
