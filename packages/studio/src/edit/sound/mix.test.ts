// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LoudnessMeter } from '../../audio/loudness.ts';
import { join } from '../../audio/testSignals.ts';
import { TRACK_IDS, type TrackId } from '../../looks/index.ts';
import { BedGain, volumeGain } from './bed.ts';
import { EFFECT_KINDS } from './effects.ts';
import { type MixPlan, keptSamples, mixSound } from './mix.ts';
import { TRACK_LOUDNESS, renderTrack } from './music.ts';
import { RATE, createNoise } from './synth.ts';

const decibels = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, x) => sum + x * x, 1e-12) / samples.length);

function lufs(samples: Float32Array): number {
  const meter = new LoudnessMeter(RATE);
  meter.push(samples);
  return meter.integrated();
}

/** Speech-like bursts: a 150 Hz buzz in syllables, silent in the third second of every four. */
function speechLike(seconds: number, amplitude = 0.2): Float32Array {
  return Float32Array.from({ length: seconds * RATE }, (_, i) => {
    const t = i / RATE;
    if (t % 4 >= 2 && t % 4 < 3) return 0;
    const syllable = 0.55 + 0.45 * Math.sin(2 * Math.PI * 4 * t);
    const buzz = [1, 2, 3, 5, 8].reduce(
      (sum, n) => sum + Math.sin(2 * Math.PI * 150 * n * t) / n,
      0,
    );
    return amplitude * syllable * buzz;
  });
}

const PLAIN: Omit<MixPlan, 'duration' | 'kept'> = {
  speech: [],
  enhance: false,
  music: null,
  effects: [],
  effectsVolume: 0,
};

const rendered = new Map<TrackId, Float32Array>();

function loopOf(id: TrackId): Float32Array {
  const loop = rendered.get(id) ?? renderTrack(id);
  rendered.set(id, loop);
  return loop;
}

async function mix(speech: Float32Array, plan: Partial<MixPlan>): Promise<Float32Array> {
  let blocks: Float32Array[] = [];
  const duration = speech.length / RATE;
  const source = async function* () {
    for (let i = 0; i < speech.length; i += RATE) yield speech.slice(i, i + RATE);
  };
  await mixSound(
    source,
    { ...PLAIN, duration, kept: [{ start: 0, end: duration }], ...plan },
    async (block) => {
      if (block === 'restart') blocks = [];
      else blocks.push(block);
    },
  );
  return join(...blocks);
}

const at = (samples: Float32Array, start: number, end: number) =>
  samples.slice(Math.round(start * RATE), Math.round(end * RATE));

describe('music', () => {
  it.each(TRACK_IDS)('%s is a seamless loop at its target level', (id) => {
    const loop = loopOf(id);
    expect(loop.length / RATE).toBeGreaterThan(12);
    expect(lufs(loop)).toBeCloseTo(TRACK_LOUDNESS, 0);
    const steps = loop.map((sample, i) => Math.abs(sample - (loop[(i + 1) % loop.length] ?? 0)));
    // The step from its end to its start is not among the largest.
    const seam = steps.at(-1) ?? Infinity;
    const asLarge = steps.reduce((count, step) => count + Number(step >= seam), 0);
    expect(asLarge / steps.length).toBeGreaterThan(0.001);
  });

  it('differs from track to track', () => {
    const loops = TRACK_IDS.map((id) => loopOf(id));
    for (const [i, one] of loops.entries()) {
      for (const other of loops.slice(i + 1)) {
        const length = Math.min(one.length, other.length);
        let alike = 0;
        for (let n = 0; n < length; n += 1) alike += (one[n] ?? 0) * (other[n] ?? 0);
        const power = 10 ** ((decibels(one) + decibels(other)) / 20) * length;
        expect(Math.abs(alike / power)).toBeLessThan(0.3);
      }
    }
  });

  const still = { volume: 50, fadeIn: 0, fadeOut: 0 };
  const gainsOf = (
    settings: typeof still,
    speech: { start: number; end: number }[],
    seconds: number,
  ) => {
    const gain = new BedGain(settings, speech, seconds, 1000);
    // In pieces, each of which continues where the last one ended.
    return Array.from({ length: seconds * 2 }, () => {
      const gains = new Float64Array(500);
      gain.write(gains);
      return Array.from(gains);
    }).flat();
  };

  // Specification: effects.6
  it('plays at its volume, and 6 dB quieter at half of it', () => {
    expect(volumeGain(100)).toBe(1);
    expect(20 * Math.log10(volumeGain(50))).toBeCloseTo(-6, 1);
    expect(volumeGain(0)).toBe(0);
    expect(Math.min(...gainsOf(still, [], 4).slice(100, -600))).toBe(0.5);
  });

  // Specification: effects.6
  it('fades in and out over the given times', () => {
    const gains = gainsOf({ volume: 100, fadeIn: 2, fadeOut: 1 }, [], 6);
    expect(gains[0]).toBe(0);
    expect(gains[1000]).toBeCloseTo(0.5, 2);
    expect(gains[3000]).toBe(1);
    expect(gains[5500]).toBeCloseTo(0.5, 2);
  });

  it('never starts or stops abruptly', () => {
    const gains = gainsOf(still, [], 4);
    expect(gains[0]).toBe(0);
    expect(gains.at(-1)).toBeLessThan(0.01);
    gains.slice(1).forEach((gain, i) => {
      expect(Math.abs(gain - (gains[i] ?? 0))).toBeLessThan(0.006);
    });
  });

  // Specification: effects.6
  it('ducks before a word and recovers after the last', () => {
    const gains = gainsOf(still, [{ start: 2, end: 4 }], 8);
    expect(gains[1500]).toBeCloseTo(0.5, 3);
    expect((gains[2100] ?? 1) / 0.5).toBeLessThan(0.45);
    expect((gains[3500] ?? 1) / 0.5).toBeCloseTo(10 ** (-9 / 20), 1);
    expect((gains[7300] ?? 0) / 0.5).toBeGreaterThan(0.98);
  });

  it('never exceeds its volume, whatever is said when', () => {
    const time = fc.double({ min: 0, max: 5, noNaN: true });
    const spans = fc.array(fc.record({ start: time, length: time }), { maxLength: 6 });
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 100 }), (list, volume) => {
        const speech = list.map(({ start, length }) => ({ start, end: start + length }));
        const gains = gainsOf({ volume, fadeIn: 1, fadeOut: 1 }, speech, 4);
        expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...gains)).toBeLessThanOrEqual(volume / 100 + 1e-9);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a mix', () => {
  it('is as long as the kept spans, without clicks', async () => {
    const tone = Float32Array.from(
      { length: 4 * RATE },
      (_, i) => 0.3 * Math.sin((2 * Math.PI * 200 * i) / RATE),
    );
    const kept = [
      { start: 0, end: 1.0013 },
      { start: 1.5, end: 2.25 },
      { start: 3.1, end: 4 },
    ];
    const blocks: number[] = [];
    const source = async function* () {
      for (let i = 0; i < tone.length; i += 7000) yield tone.slice(i, i + 7000);
    };
    for await (const block of keptSamples(source(), kept)) blocks.push(...block);
    expect(blocks.length / RATE).toBeCloseTo(1.0013 + 0.75 + 0.9, 3);
    const jump = blocks.reduce(
      (most, sample, i) => (i === 0 ? 0 : Math.max(most, Math.abs(sample - (blocks[i - 1] ?? 0)))),
      0,
    );
    expect(jump).toBeLessThan(0.3 * 2 * Math.PI * (200 / RATE) * 1.6);
  });

  it('plays music at its level when no one speaks', async () => {
    const speech = speechLike(8);
    const loop = loopOf('sunrise');
    const settings = { volume: 15, fadeIn: 0, fadeOut: 0, loop };
    const spans = [
      { start: 0, end: 2 },
      { start: 3, end: 6 },
      { start: 7, end: 8 },
    ];
    const [dry, wet] = [
      await mix(speech, {}),
      await mix(speech, { music: settings, speech: spans }),
    ];
    expect(decibels(at(dry, 2.1, 2.9))).toBeLessThan(-90);
    const level = decibels(at(wet, 2.4, 2.8)) - decibels(at(loop, 2.4, 2.8));
    expect(level).toBeGreaterThan(20 * Math.log10(0.15) - 5);
    expect(level).toBeLessThanOrEqual(20 * Math.log10(0.15) + 0.1);
  });

  // Specification: effects.10
  it('reaches its target loudness when enhanced, without rumble and with quieter hiss', async () => {
    const noise = createNoise(5);
    const speech = speechLike(12, 0.05).map(
      (sample, i) => sample + 0.05 * Math.sin((2 * Math.PI * 30 * i) / RATE) + 0.0012 * noise(),
    );
    const plain = await mix(speech, {});
    const enhanced = await mix(speech, { enhance: true });
    expect(lufs(enhanced)).toBeGreaterThan(-16.5);
    expect(lufs(enhanced)).toBeLessThan(-15.5);
    const silence = (samples: Float32Array) => decibels(at(samples, 2.3, 2.9));
    const voice = (samples: Float32Array) => decibels(at(samples, 0.1, 1.9));
    expect(voice(enhanced) - silence(enhanced)).toBeGreaterThan(voice(plain) - silence(plain) + 6);
  });

  // Specification: effects.7
  it.each(EFFECT_KINDS)('plays a %s on time, as loud as requested', async (kind) => {
    const silence = new Float32Array(2 * RATE);
    const peakOf = (samples: Float32Array) =>
      samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const effects = [{ kind, time: 1 }];
    const loud = await mix(silence, { effects, effectsVolume: 60 });
    const quiet = await mix(silence, { effects, effectsVolume: 30 });
    expect(peakOf(at(loud, 0, 0.99))).toBe(0);
    expect(peakOf(at(loud, 1, 1.5)) / peakOf(at(quiet, 1, 1.5))).toBeCloseTo(2, 1);
    expect(peakOf(await mix(silence, { effects, effectsVolume: 0 }))).toBe(0);
  });
});
