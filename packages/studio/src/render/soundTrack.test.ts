// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BufferTarget, Mp4OutputFormat, Output } from 'mediabunny';
import { beforeAll, describe, expect, it } from 'vitest';
import { StudioError } from '../StudioError.ts';
import { toPcm16, writeWavHeader } from '../audio/wav.ts';
import { PACKET_SAMPLES, stretchesOf } from './soundStretches.ts';
import { SoundTrack } from './soundTrack.ts';

const RATE = 48_000;
const SECONDS = 41;
const CLICK = 4800;

/** Buzzes of 2.7 s with rests between them that are silent, as in speech; a click at the beginning. */
const speech = Float32Array.from({ length: SECONDS * RATE }, (_, i) => {
  const time = i / RATE;
  if (i === CLICK) return 0.9;
  if (time % 3 > 2.7 || time < 0.3) return 0;
  const tone = (n: number) => Math.sin(2 * Math.PI * 140 * n * time) / n;
  return 0.12 * (1 + Math.sin(2 * Math.PI * 4 * time)) * (tone(1) + tone(3) + tone(7) + tone(12));
});

const wavOf = (samples: Float32Array): File =>
  new File([writeWavHeader(RATE, 1, samples.length), toPcm16(samples)], 'sound.wav');

/** A film without pictures. */
async function film(samples: Float32Array, most: number): Promise<Uint8Array> {
  const track = new SoundTrack(Promise.resolve(wavOf(samples)), () => undefined, most);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  output.addAudioTrack(track.source);
  await output.start();
  await track.deliver();
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer());
}

/** The samples of a film by ffmpeg, which refuses damaged packets. */
function decoded(bytes: Uint8Array): Float32Array {
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const file = join(folder, 'sound.mp4');
  writeFileSync(file, bytes);
  const strict = ['-v', 'error', '-xerror', '-err_detect', 'explode'];
  const { stdout, stderr } = spawnSync('ffmpeg', [...strict, '-i', file, '-f', 'f32le', '-'], {
    maxBuffer: 2 ** 28,
  });
  rmSync(folder, { recursive: true });
  expect(stderr.toString()).toBe('');
  return new Float32Array(Uint8Array.from(stdout).buffer);
}

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).error === undefined;

describe('stretches of a sound', () => {
  it('meet in silence, near the middle', async () => {
    const [first, second, ...others] = await stretchesOf(wavOf(speech), 2);
    expect(others).toEqual([]);
    const cut = (second?.first ?? 0) * PACKET_SAMPLES;
    expect(first).toEqual({ from: 0, to: cut + PACKET_SAMPLES, first: 0, end: second?.first });
    expect(second).toMatchObject({ from: cut - PACKET_SAMPLES, to: speech.length });
    expect(Math.abs(cut / RATE - SECONDS / 2)).toBeLessThan(2);
    const around = speech.subarray(cut - 2 * PACKET_SAMPLES, cut + 2 * PACKET_SAMPLES);
    expect(around).toEqual(new Float32Array(4 * PACKET_SAMPLES));
  });

  it('are one where it is never silent, or short', async () => {
    const whole = { from: 0, first: 0, end: Number.POSITIVE_INFINITY };
    const music = speech.map((sample) => sample + 0.001);
    expect(await stretchesOf(wavOf(music), 2)).toEqual([{ ...whole, to: speech.length }]);
    const short = speech.subarray(0, 39 * RATE);
    expect(await stretchesOf(wavOf(short), 2)).toEqual([{ ...whole, to: short.length }]);
  });
});

describe('a sound by two encoders', () => {
  let one: Float32Array;
  let two: Float32Array;
  beforeAll(async () => {
    if (!hasFfmpeg) return;
    one = decoded(await film(speech, 1));
    two = decoded(await film(speech, 2));
  }, 60_000);

  it('is in time', ({ skip }) => {
    skip(!hasFfmpeg, 'There is no ffmpeg on the path.');
    for (const sound of [one, two]) {
      const loudest = sound.subarray(0, 9600).map(Math.abs);
      expect(loudest.indexOf(Math.max(...loudest))).toBe(CLICK);
      expect(Math.abs(sound.length - speech.length)).toBeLessThan(PACKET_SAMPLES);
    }
  });

  it('is what one encoder makes of it, silent where they meet', async ({ skip }) => {
    skip(!hasFfmpeg, 'There is no ffmpeg on the path.');
    expect(two).toHaveLength(one.length);
    const power = (sound: Float32Array) => sound.reduce((sum, value) => sum + value * value, 0);
    const noise = (sound: Float32Array) =>
      power(sound.subarray(0, speech.length).map((value, i) => value - (speech[i] ?? 0)));
    // Their packets differ a little: an encoder spends its bits by what came before.
    expect(noise(two)).toBeLessThan(1.02 * noise(one));
    expect(Math.max(...blocks(two.map((value, i) => value - (one[i] ?? 0))))).toBeLessThan(0.02);
    const [, second] = await stretchesOf(wavOf(speech), 2);
    const cut = (second?.first ?? 0) * PACKET_SAMPLES;
    // The overlap of the last packet of one and the first of the other.
    expect(power(two.subarray(cut - PACKET_SAMPLES, cut))).toBe(0);
  });
});

describe('a sound whose film is cancelled', () => {
  it('encodes no further block', async () => {
    let blocks = 0;
    const track = new SoundTrack(
      Promise.resolve(wavOf(speech.subarray(0, 3 * RATE))),
      () => {
        blocks += 1;
        if (blocks === 2) throw new StudioError('cancelled');
      },
      1,
    );
    const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
    output.addAudioTrack(track.source);
    await output.start();
    await expect(track.deliver()).rejects.toMatchObject({ code: 'cancelled' });
    expect(blocks).toBe(2);
    await output.cancel();
  });
});

/** The greatest magnitude of each second: too many values for one call. */
function* blocks(sound: Float32Array): Generator<number> {
  for (let at = 0; at < sound.length; at += RATE) {
    yield Math.max(...sound.subarray(at, at + RATE).map(Math.abs));
  }
}
