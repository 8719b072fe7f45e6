// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { noisy } from '../../alignment/testNoise.ts';
import { TEST_SENTENCES } from '../../alignment/testSentences.ts';
import { join, sine } from '../../audio/testSignals.ts';
import { toPcm16, writeWavHeader } from '../../audio/wav.ts';
import { isSweep } from '../../testSweep.ts';
import { openTestFlite } from '../flite/testFlite.ts';
import type { SpeechEngine } from '../SpeechEngine.ts';
import { sentenceKey } from './sentenceKey.ts';
import { createTakeWork } from './takeWork.ts';

const RATE = 16_000;
const TEXTS = TEST_SENTENCES.slice(20, 25);
const SENTENCES = TEXTS.map((text) => ({ key: sentenceKey(text), text }));

const contents = new Map<string, Blob>();
let engine: SpeechEngine;
let work: ReturnType<typeof createTakeWork>;
const takes: Float32Array[] = [];
beforeAll(async () => {
  engine = await openTestFlite();
  work = createTakeWork({
    engine,
    write: async (name, content) => void contents.set(name, content),
    read: async (name) => contents.get(name) ?? new Blob(),
    overwrite: async (name, content) => void contents.set(name, new Blob([content])),
  });
  for (const text of TEXTS) takes.push((await engine.speak(text, 'callum')).samples);
});

const rest = (seconds = 0.4) => new Float32Array(Math.round(seconds * RATE));
/** A WAV file of channels of equal length. */
function wav(channels: readonly Float32Array[], sampleRate = RATE): Blob {
  const length = channels[0]?.length ?? 0;
  const samples = new Float32Array(length * channels.length);
  channels.forEach((channel, side) => {
    channel.forEach((sample, i) => (samples[i * channels.length + side] = sample));
  });
  return new Blob([writeWavHeader(sampleRate, channels.length, length), toPcm16(samples)]);
}
/** Takes, given by index, with rests between them, in a quiet room. */
const spoken = (order: readonly number[]) =>
  noisy(join(rest(), ...order.flatMap((i) => [takes[i] ?? rest(), rest()])), 30, 5);
/** The seconds at which each of these takes starts. */
function starts(order: readonly number[]): number[] {
  let time = 0.4;
  return order.map((i) => {
    const start = time;
    time += (takes[i]?.length ?? 0) / RATE + 0.4;
    return start;
  });
}
const find = (file: Blob) => work.find(file, SENTENCES, {});
const findTwo = (file: Blob) => work.find(file, SENTENCES.slice(0, 2), {});
const length = (i: number) => (takes[i]?.length ?? 0) / RATE;

/**
 * Takes of five sentences in recorded order, and the position of the take that counts for each sentence.
 */
const FIVE: [name: string, order: number[], wanted: (number | null)[]][] = [
  ['five in order', [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]],
  ['five, one missing', [0, 1, 3, 4], [0, 1, null, 2, 3]],
  ['five, one said twice, of which the second counts', [0, 1, 1, 2, 3, 4], [0, 2, 3, 4, 5]],
];

describe('a file with all sentences', () => {
  it.each<[name: string, order: number[], wanted: (number | null)[]]>([
    ['three, one missing', [0, 2], [0, null, 1]],
    ['three, the first said twice, the second missing', [0, 0, 2], [1, null, 2]],
    ...(isSweep ? FIVE : []),
  ])('is searched for its sentences: %s', async (_, order, wanted) => {
    const shares: number[] = [];
    const sentences = SENTENCES.slice(0, wanted.length);
    const { stretches, duration } = await work.find(wav([spoken(order)]), sentences, {
      onProgress: (share) => shares.push(share),
    });
    const begins = starts(order);
    expect(stretches.map(({ key }) => key)).toEqual(sentences.map(({ key }) => key));
    stretches.forEach(({ start, end, verdict }, i) => {
      const place = wanted[i] ?? null;
      if (place === null) {
        expect([start, end]).toEqual([null, null]);
        return;
      }
      const isTwice = order.filter((each) => each === i).length > 1;
      expect(verdict.kind).toBe(isTwice ? 'twice' : 'fits');
      expect(start).toBeGreaterThan((begins[place] ?? 0) - 0.3);
      expect(start).toBeLessThan((begins[place] ?? 0) + 0.3);
      expect(end).toBeGreaterThan((begins[place] ?? 0) + length(i) - 0.4);
      expect(end).toBeLessThan((begins[place] ?? 0) + length(i) + 0.3);
    });
    expect(duration).toBeCloseTo(begins.at(-1) ?? 0 + 3, -1);
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
    expect(shares.at(-1)).toBeCloseTo(1, 5);
  });

  it('is cut into takes with good sound', async () => {
    const file = wav([spoken([0, 1])]);
    const [one, two] = starts([0, 1]);
    const written = await work.writeStretches(file, [
      { name: 'one', start: one ?? 0, end: (one ?? 0) + length(0) },
      { name: 'two', start: two ?? 0, end: (two ?? 0) + length(1) },
    ]);
    expect(written.map(({ fault }) => fault)).toEqual([null, null]);
    expect(await work.compare('one', TEXTS[0] ?? '')).toEqual({ kind: 'fits', from: null });
    expect((await work.compare('two', TEXTS[0] ?? '')).kind).toBe('differs');
    expect(contents.get('one')?.size).toBe(written[0]?.size);
  });

  it('may have had its microphone off for a while', async () => {
    const file = wav([join(rest(2), spoken([0, 1]))]);
    const { stretches } = await findTwo(file);
    expect(stretches.map(({ verdict }) => verdict.kind)).toEqual(['fits', 'fits']);
    starts([0, 1]).forEach((start, i) => {
      expect(Math.abs((stretches[i]?.start ?? 0) - 2 - start)).toBeLessThan(0.3);
    });
  });

  it('is compared again after an edge was moved', async () => {
    const file = wav([spoken([0, 1])]);
    const [one, two] = starts([0, 1]);
    const [start, text] = [one ?? 0, TEXTS[0] ?? ''];
    expect(await work.compareStretch(file, text, { start, end: start + length(0) })).toEqual({
      ...{ kind: 'fits', from: null },
    });
    const all = { start, end: (two ?? 0) + length(1) };
    expect((await work.compareStretch(file, text, all)).kind).toBe('differs');
  });

  it('may have an empty channel or telephone quality, which is reported', async () => {
    const voice = spoken([0, 1]);
    const oneSided = await findTwo(wav([voice, new Float32Array(voice.length)]));
    expect(oneSided.notes).toEqual(['one-side']);
    expect(oneSided.stretches.map(({ verdict }) => verdict.kind)).toEqual(['fits', 'fits']);
    const both = await findTwo(wav([voice, voice]));
    expect(both.notes).toEqual([]);
    const half = voice.filter((_, i) => i % 2 === 0);
    const telephone = await findTwo(wav([half], RATE / 2));
    expect(telephone.notes).toEqual(['telephone']);
    expect(telephone.stretches.filter(({ start }) => start !== null).length).toBe(2);
  });

  it('reports the first attempt at a sentence that was said twice', async () => {
    const { stretches } = await findTwo(wav([spoken([0, 1, 1])]));
    const [once, twice] = stretches;
    expect(once?.verdict.kind).toBe('fits');
    expect(once?.first).toBeUndefined();
    expect(twice?.verdict).toEqual({ kind: 'twice', from: null });
    expect(twice?.first?.start).toBeGreaterThanOrEqual(once?.end ?? Infinity);
    expect(twice?.first?.end).toBeLessThanOrEqual(twice?.start ?? 0);
  });

  it('is reported as too loud for each sentence', async () => {
    const loud = spoken([0, 1]).map((sample) => Math.max(-1, Math.min(1, sample * 5)));
    const { stretches } = await findTwo(wav([loud]));
    expect(stretches.map(({ verdict }) => verdict.kind)).toEqual(['clipped', 'clipped']);
  });

  it.each([
    ['no sound at all', () => new Blob(['%PDF-1.7 not a recording']), 'not-audio'],
    ['nothing', () => new Blob([]), 'not-audio'],
    ['silence', () => wav([rest(4)]), 'silent'],
    [
      'music',
      () =>
        wav([join(...[220, 277, 330, 440, 330, 277].map((hertz) => sine(hertz, -12, 0.8, RATE)))]),
      'silent',
    ],
    ['more than an hour', () => hourLong(), 'too-long'],
  ])('is refused if it contains %s', async (_, make, code) => {
    await expect(find(make())).rejects.toMatchObject({ name: 'RecordingError', code });
  });
});

/** A file of slightly more than an hour, at 8 kHz. */
function hourLong(): Blob {
  const seconds = 3700;
  return new Blob([writeWavHeader(8000, 1, seconds * 8000), new Uint8Array(seconds * 16_000)]);
}
