// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BufferTarget, Mp4OutputFormat, Output } from 'mediabunny';
import { beforeAll, describe, expect, it } from 'vitest';
import { StudioError } from '../../StudioError.ts';
import { toPcm16, writeWavHeader } from '../../audio/wav.ts';
import type { EncodedPhrase } from './encodePhrases.ts';
import { findPhrases, PACKET_SAMPLES, type Phrase } from './phrases.ts';
import type { PhraseStore } from './soundPackets.ts';
import { SoundTrack } from './soundTrack.ts';

const RATE = 48_000;
const SECONDS = 17;

/** Buzzes of 2.7 s with silent rests between them, as in speech; each starts with a click. */
const speech = Float32Array.from({ length: SECONDS * RATE }, (_, i) => {
  const time = i / RATE;
  if (time % 3 > 2.7 || time < 0.3) return 0;
  const pitch = 140 + 5 * Math.floor(time / 3);
  const tone = (n: number) => Math.sin(2 * Math.PI * pitch * n * time) / n;
  const level = time % 3 < 0.001 ? 0.5 : 0.12;
  return level * (1 + Math.cos(2 * Math.PI * 4 * time)) * (tone(1) + tone(3) + tone(7) + 0.1);
});

const wavOf = (samples: Float32Array): File =>
  new File([writeWavHeader(RATE, 1, samples.length), toPcm16(samples)], 'sound.wav');

/** An in-memory store that exposes the phrases written to it. */
function memory(): PhraseStore & { phrases: Map<string, EncodedPhrase> } {
  const phrases = new Map<string, EncodedPhrase>();
  return {
    phrases,
    read: (hash) => Promise.resolve(phrases.get(hash)),
    write: (hash, phrase) => Promise.resolve(void phrases.set(hash, phrase)),
  };
}

/** Returns a film without pictures. */
async function film(samples: Float32Array, most = 1, store = memory()): Promise<Uint8Array> {
  const track = new SoundTrack(Promise.resolve(wavOf(samples)), () => undefined, most, store);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  output.addAudioTrack(track.source);
  await output.start();
  await track.deliver();
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer());
}

/** Decodes the samples of a film with ffmpeg, which rejects damaged packets. */
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

/** Returns the audio with each phrase moved to its position in the film. */
function moved(samples: Float32Array, phrases: readonly Phrase[]): Float32Array {
  const whole = new Float32Array(samples.length);
  for (const { from, to, packet } of phrases) {
    whole.set(samples.subarray(from, to), packet * PACKET_SAMPLES);
  }
  return whole;
}

const power = (sound: Float32Array) => sound.reduce((sum, value) => sum + value * value, 0);

/** The power of the signal that an encoder adds or removes. */
const noise = (sound: Float32Array, original: Float32Array) =>
  power(original.map((value, i) => (sound[i] ?? 0) - value));

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).error === undefined;

describe('audio in phrases', () => {
  const store = memory();
  let phrases: Phrase[];
  let one: Float32Array;
  let two: Float32Array;
  beforeAll(async () => {
    phrases = await findPhrases(wavOf(speech));
    if (!hasFfmpeg) return;
    one = decoded(await film(speech, 1, store));
    two = decoded(await film(speech, 2));
  }, 60_000);

  it('is in time, and keeps its length', ({ skip }) => {
    skip(!hasFfmpeg, 'There is no ffmpeg on the path.');
    const original = moved(speech, phrases);
    for (const sound of [one, two]) {
      expect(Math.abs(sound.length - speech.length)).toBeLessThan(PACKET_SAMPLES);
      // If it were a packet early or late, it would differ by twice its power.
      expect(noise(sound, original)).toBeLessThan(0.01 * power(original));
    }
  });

  it('sounds the same with several encoders, and is silent between phrases', ({ skip }) => {
    skip(!hasFfmpeg, 'There is no ffmpeg on the path.');
    const original = moved(speech, phrases);
    // Their packets differ slightly: an encoder allocates its bits depending on earlier packets.
    expect(noise(two, original)).toBeLessThan(1.02 * noise(one, original));
    expect(phrases).toHaveLength(6);
    for (const [i, next] of phrases.slice(1).entries()) {
      const { packet = 0, from = 0, to = 0 } = phrases[i] ?? {};
      const end = packet + Math.ceil((to - from) / PACKET_SAMPLES) + 1;
      const rest = two.subarray(end * PACKET_SAMPLES, (next.packet - 1) * PACKET_SAMPLES);
      expect(rest.length).toBeGreaterThan(0);
      expect(power(rest)).toBe(0);
    }
  });

  it('is made of kept phrases wherever they are spoken', async ({ skip }) => {
    skip(!hasFfmpeg, 'There is no ffmpeg on the path.');
    expect(store.phrases.size).toBe(6);
    // Everything moves by 0.3 s, which is not a whole number of packets, and the first phrase is replaced.
    const changed = new Float32Array(speech.length + 0.3 * RATE);
    changed.set(speech, 0.3 * RATE);
    const [first] = phrases;
    if (!first) throw new Error('no phrase');
    changed.subarray(first.from + 0.3 * RATE, first.to + 0.3 * RATE).reverse();
    const kept = new Set(store.phrases.keys());
    const sound = decoded(await film(changed, 1, store));
    expect([...store.phrases.keys()].filter((hash) => !kept.has(hash))).toHaveLength(1);
    const original = moved(changed, await findPhrases(wavOf(changed)));
    expect(noise(sound, original)).toBeLessThan(0.01 * power(original));
  });

  it('is silent for a film without sound', async ({ skip }) => {
    skip(!hasFfmpeg, 'There is no ffmpeg on the path.');
    const none = memory();
    const sound = decoded(await film(new Float32Array(2 * RATE), 1, none));
    expect(Math.abs(sound.length - 2 * RATE)).toBeLessThan(PACKET_SAMPLES);
    expect(power(sound)).toBe(0);
    expect(none.phrases.size).toBe(0);
  });

  it('is a single phrase if it is never silent', async ({ skip }) => {
    skip(!hasFfmpeg, 'There is no ffmpeg on the path.');
    const music = speech.subarray(0, 5 * RATE).map((sample) => sample + 0.001);
    const sound = decoded(await film(music, 2));
    expect(noise(sound, music)).toBeLessThan(0.01 * power(music));
  });
});

describe('audio of a cancelled film', () => {
  it('encodes no further blocks', async () => {
    let blocks = 0;
    const track = new SoundTrack(
      Promise.resolve(wavOf(speech.subarray(0, 3 * RATE))),
      () => {
        blocks += 1;
        if (blocks === 2) throw new StudioError('cancelled');
      },
      1,
      memory(),
    );
    const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
    output.addAudioTrack(track.source);
    await output.start();
    await expect(track.deliver()).rejects.toMatchObject({ code: 'cancelled' });
    expect(blocks).toBe(2);
    await output.cancel();
  });
});
