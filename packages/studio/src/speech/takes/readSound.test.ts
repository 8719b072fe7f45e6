// @vitest-environment node
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket } from 'mediabunny';
import { MkvOutputFormat, Output } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { FEATURE_RATE } from '../../alignment/bands.ts';
import { toPcm16 } from '../../audio/wav.ts';
import { openSound } from './readSound.ts';

const RATE = 48_000;
/** Samples of a block. */
const BLOCK = RATE / 10;

/** A Matroska file of blocks that start at these seconds; in the middle of each, its last channel clicks. */
async function clicks(starts: readonly number[], numberOfChannels = 1): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new MkvOutputFormat(), target });
  const source = new EncodedAudioPacketSource('pcm-s16');
  output.addAudioTrack(source);
  await output.start();
  const samples = new Float32Array(BLOCK * numberOfChannels).map(
    (_, i) => 0.1 * ((i + 1) % numberOfChannels),
  );
  samples[(BLOCK / 2 + 1) * numberOfChannels - 1] = 0.9;
  const decoderConfig = { codec: 'pcm-s16', numberOfChannels, sampleRate: RATE };
  // The last block of a Matroska file has no length, so another one comes after those that are read.
  for (const start of [...starts, (starts.at(-1) ?? 0) + BLOCK / RATE]) {
    const packet = new EncodedPacket(toPcm16(samples), 'key', start, BLOCK / RATE);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer()]);
}

/** The seconds of the clicks in a sound. */
function heard(samples: Float32Array, sampleRate: number): number[] {
  const times: number[] = [];
  samples.forEach((sample, i) => {
    const isPeak = sample >= (samples[i - 1] ?? 0) && sample > (samples[i + 1] ?? 0);
    if (sample > 0.2 && isPeak) times.push(Math.round((1000 * i) / sampleRate) / 1000);
  });
  return times;
}

describe('a file whose sound', () => {
  it.each([
    ['starts at once', [0, 0.1, 0.2], [0.05, 0.15, 0.25]],
    ['starts late', [0.5, 0.6, 0.7], [0.55, 0.65, 0.75]],
    ['starts more than a second late', [2.5, 2.6], [2.55, 2.65]],
    ['has a gap', [0, 0.1, 0.6, 0.7], [0.05, 0.15, 0.65, 0.75]],
    ['repeats a time', [0, 0.1, 0.1, 0.2], [0.05, 0.15, 0.25]],
  ])('%s is heard at its times', async (_, starts, times) => {
    const sound = await openSound(await clicks(starts));
    expect(heard((await sound.whole()).samples, FEATURE_RATE)).toEqual(times);
    const { samples, sampleRate } = await sound.stretch({ start: 0, end: sound.duration });
    expect(heard(samples, sampleRate)).toEqual(times);
    for (const time of times) {
      const part = await sound.stretch({ start: time - 0.02, end: time + 0.02 });
      expect(heard(part.samples, RATE)).toEqual([0.02]);
    }
  });
});

describe('a stretch of two channels', () => {
  it('is both of them, even if it starts at the very end of a block', async () => {
    const sound = await openSound(await clicks([0, 0.1, 0.2], 2));
    const { samples } = await sound.stretch({ start: 0.1 - 0.4 / RATE, end: 0.2 });
    expect(heard(samples, RATE)).toEqual([0.05]);
  });
});
