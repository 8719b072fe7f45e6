// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { noisy } from '../../alignment/testNoise.ts';
import { LoudnessMeter } from '../../audio/loudness.ts';
import { join, sine } from '../../audio/testSignals.ts';
import { swept } from '../../testSweep.ts';
import { openTestFlite } from '../flite/testFlite.ts';
import { highPass } from './highPass.ts';
import { clippedPlaces, soundFault, soundingRange } from './levels.ts';
import { prepareRecording } from './prepareRecording.ts';
import { removeClicks } from './removeClicks.ts';
import type { Recording } from './takeTypes.ts';

const voices: Recording[] = [];
beforeAll(async () => {
  const engine = await openTestFlite();
  for (const voice of swept(['olivia', 'james', 'callum', 'angus'], 2)) {
    voices.push(await engine.speak('The kettle clicked, and ten people looked up at once.', voice));
  }
});

const scaled = (
  { samples, sampleRate }: Recording,
  gain: number,
  add: (i: number) => number = () => 0,
) => ({
  samples: samples.map((sample, i) => sample * gain + add(i)),
  sampleRate,
});
const loudness = ({ samples, sampleRate }: Recording) => {
  const meter = new LoudnessMeter(sampleRate);
  meter.push(samples);
  return meter.integrated();
};
const highest = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);

describe('a cleaned-up recording', () => {
  it.each([0.05, 0.2, 0.6])('is as loud as a film, however quiet it was (%s)', async (gain) => {
    for (const voice of voices) {
      const done = await prepareRecording(scaled(voice, gain));
      expect(Math.abs(loudness(done) + 16)).toBeLessThan(0.6);
      expect(highest(done.samples)).toBeLessThan(10 ** (-1.5 / 20));
      expect(done.sampleRate).toBe(48_000);
    }
  });

  it('loses the silence around it, but keeps its pace', async () => {
    for (const voice of voices) {
      const { samples, sampleRate } = voice;
      const quiet = new Float32Array(3 * sampleRate).map((_, i) => 0.0004 * Math.sin(i * i));
      const around = { samples: join(quiet, samples, quiet), sampleRate };
      const range = soundingRange(voice);
      const before = (range?.end ?? 0) - (range?.start ?? 0);
      const after = (await prepareRecording(around)).samples.length / 48_000;
      expect(after).toBeGreaterThan(before);
      expect(after).toBeLessThan(before + 0.75);
    }
  });

  it("fades to silence at both ends, including the room's noise", async () => {
    for (const voice of voices) {
      const quiet = new Float32Array(voice.sampleRate);
      const loud = { ...voice, samples: noisy(join(quiet, voice.samples, quiet), 20, 3) };
      const { samples } = await prepareRecording(loud);
      const room = highest(samples.subarray(-9600, -7200));
      expect(room).toBeGreaterThan(0.01);
      expect(highest(samples.subarray(0, 48))).toBeLessThan(0.02 * room);
      expect(highest(samples.subarray(-48))).toBeLessThan(0.02 * room);
    }
  });

  it('loses rumble, but nothing of the voice', () => {
    const rumble = sine(25, -12, 1);
    expect(energy(highPass(rumble, 48_000).subarray(24_000))).toBeLessThan(energy(rumble) / 1000);
    const tone = sine(110, -12, 1);
    expect(energy(highPass(tone, 48_000)) / energy(tone)).toBeGreaterThan(0.85);
    const offset = new Float32Array(4800).fill(0.3);
    expect(highest(highPass(offset, 48_000))).toBeLessThan(0.01);
  });

  it('loses its clicks', () => {
    for (const { samples, sampleRate } of voices) {
      const places = Array.from({ length: 12 }, (_, i) =>
        Math.round(((i + 1) * samples.length) / 14),
      );
      const clicked = new Float32Array(samples);
      for (const at of places) {
        clicked[at] = 0.9;
        clicked[at + 1] = -0.7;
      }
      const mended = removeClicks(clicked, sampleRate);
      for (const at of places) {
        expect(Math.abs((mended[at] ?? 0) - (samples[at] ?? 0))).toBeLessThan(0.25);
      }
      const left = energy(mended.map((sample, i) => sample - (samples[i] ?? 0)));
      expect(left).toBeLessThan(0.02 * places.length * 1.3);
    }
  });

  it('is left unchanged if it has no clicks', () => {
    for (const { samples, sampleRate } of voices) {
      const mended = removeClicks(samples, sampleRate);
      const changed = energy(mended.map((sample, i) => sample - (samples[i] ?? 0)));
      expect(changed / energy(samples)).toBeLessThan(1e-4);
    }
  });
});

describe('the sound of a recording', () => {
  const noise = (level: number) => (i: number) => level * Math.sin(i * i * 0.7);
  it.each([
    ['nothing at all', () => ({ samples: new Float32Array(48_000), sampleRate: 48_000 }), 'silent'],
    ['an empty room', (voice: Recording) => scaled(voice, 0, noise(0.0008)), 'silent'],
    ['someone far away', (voice: Recording) => scaled(voice, 0.01, noise(0.0001)), 'too-quiet'],
    ['a voice', (voice: Recording) => scaled(voice, 0.3), null],
    ['a voice in a noisy room', (voice: Recording) => scaled(voice, 0.3, noise(0.01)), null],
    ['a voice beside a fan', (voice: Recording) => scaled(voice, 0.3, noise(0.04)), 'noisy'],
    [
      'a voice that is too loud',
      (voice: Recording) => {
        const loud = scaled(voice, 8);
        return { ...loud, samples: loud.samples.map((each) => Math.max(-1, Math.min(1, each))) };
      },
      'clipped',
    ],
  ])('gets the right verdict: %s', (_, make, fault) => {
    for (const voice of voices) expect(soundFault(make(voice))).toBe(fault);
  });

  it('is too loud per place, not per peak', () => {
    const sampleRate = 16_000;
    const samples = Float32Array.from({ length: 3 * sampleRate }, (_, i) => {
      const loud = [0.5, 1.5, 1.6, 2.5].some((at) => Math.abs(i / sampleRate - at) < 0.04);
      const wave = Math.sin((2 * Math.PI * 150 * i) / sampleRate);
      return Math.max(-1, Math.min(1, (loud ? 4 : 0.3) * wave));
    });
    expect(soundFault({ samples, sampleRate })).toBe('clipped');
    expect(clippedPlaces({ samples, sampleRate })).toBe(3);
  });
});
