// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { mouthShape } from '../../presenter/mouth/mouthShapes.ts';
import { MouthTrack } from '../../presenter/mouth/mouthTrack.ts';
import type { TimedPhone } from '../../types.ts';
import { engineSpeech } from '../packSpeech.ts';
import { openModel } from './kokoroModel.ts';
import { createKokoro, type Kokoro } from './kokoroSpeech.ts';
import { TEST_VOCABULARY, testModel, testVoice } from './testModel.ts';

const TEXT = 'My mother baked 25 brown muffins, but Bob made the pumpkin pie.';

let wasm: ArrayBuffer;
let kokoro: Kokoro;

beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve(
    'onnxruntime-web/ort-wasm-simd-threaded.wasm',
  );
  const { buffer, byteOffset, byteLength } = await readFile(path);
  wasm = buffer.slice(byteOffset, byteOffset + byteLength);
  kokoro = createKokoro({
    run: await openModel(wasm, testModel()),
    vocabulary: TEST_VOCABULARY,
    voices: new Map([
      ['af_low', testVoice(1)],
      ['af_high', testVoice(1.5)],
    ]),
  });
});

const speak = async (text: string, speed = 1) =>
  engineSpeech(text, await kokoro.speak(text, 'af_low', speed));

/**
 * Root mean square of the audio in the middle of phones, optionally with a shift that simulates late times.
 */
function level(
  { samples, sampleRate }: { samples: Float32Array; sampleRate: number },
  phones: readonly TimedPhone[],
  shift = 0,
): number {
  let sum = 0;
  let count = 0;
  for (const { start, end } of phones) {
    const [from, to] = [0.1, 0.9].map(
      (share) => (start + share * (end - start) + shift) * sampleRate,
    );
    for (const sample of samples.subarray(from, to)) sum += sample * sample;
    count += samples.subarray(from, to).length;
  }
  return Math.sqrt(sum / count);
}

const isClosed = ({ phone }: TimedPhone) => /^[mbp]$/.test(phone);
const isVowel = ({ phone }: TimedPhone) => /^[aeiou]/.test(phone);
const isRest = ({ phone }: TimedPhone) => phone === 'pau';

describe('the Kokoro pack, with a test model', () => {
  it('speaks through the runtime, with every phone and word timed', async () => {
    const { samples, sampleRate, phones, words } = await speak(TEXT);
    expect(sampleRate).toBe(24_000);
    expect(phones[0]?.start).toBe(0);
    phones.slice(1).forEach(({ start }, i) => expect(start).toBe(phones[i]?.end));
    expect(phones.at(-1)?.end).toBeCloseTo(samples.length / sampleRate, 6);
    expect(words.map(({ text }) => text)).toEqual(TEXT.split(' '));
    for (const [i, { start, end }] of words.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(words[i - 1]?.end ?? 0);
    }
    expect(phones.map(({ phone }) => phone).join(' ')).toMatch(/^pau m ay m ah dh ax r b ey k t /);
  });

  it('times its phones correctly: closed lips and rests are quiet, and would not be with late times', async () => {
    const speech = await speak(TEXT);
    const loud = level(speech, speech.phones.filter(isVowel));
    expect(loud).toBeGreaterThan(0.3);
    expect(level(speech, speech.phones.filter(isClosed))).toBeLessThan(0.1 * loud);
    expect(level(speech, speech.phones.filter(isRest))).toBeLessThan(0.01 * loud);
    expect(level(speech, speech.phones.filter(isClosed), 0.12)).toBeGreaterThan(0.3 * loud);
  });

  it('closes the lips on every m, b and p, and opens them as the table specifies', async () => {
    const { phones } = await speak(TEXT);
    const track = new MouthTrack(phones, 30);
    const middles = phones.map(({ phone, start, end }) => {
      return { phone, seconds: end - start, at: (start + end) / 2 };
    });
    expect(phones.filter(isClosed).length).toBeGreaterThan(12);
    const drawn = middles.map(({ phone, at }) => {
      return { phone, opening: track.shapeAt(at).opening.toFixed(4) };
    });
    expect(drawn).toEqual(
      middles.map(({ phone, seconds }) => {
        // A short sound leaves the jaw no time to open fully.
        const share = /^[mbpfv]$/.test(phone) ? 1 : Math.min(1, 0.5 + seconds / 0.14);
        return { phone, opening: (share * mouthShape(phone).opening).toFixed(4) };
      }),
    );
  });

  it('reports lengths as the model rounds them: whole units, with halves to the even one', async () => {
    const run = await openModel(wasm, testModel());
    const { samples, seconds } = await run(
      Object.values(TEST_VOCABULARY),
      testVoice(1).slice(0, 256),
      1,
    );
    const units = seconds.map((each) => Number((each * 40).toFixed(6)));
    expect(units.filter((each) => !Number.isInteger(each) || each < 1)).toEqual([]);
    expect(600 * units.reduce((sum, each) => sum + each, 0)).toBe(samples.length);
  });

  it('follows the requested pace', async () => {
    const seconds = async (speed: number) => (await speak(TEXT, speed)).samples.length;
    expect(await seconds(1.5)).toBeLessThan(0.8 * (await seconds(1)));
    expect(await seconds(0.75)).toBeGreaterThan(1.2 * (await seconds(1)));
  });

  it('has distinct voices, and rejects an unknown one', async () => {
    const [low, high] = await Promise.all([
      kokoro.speak('Hello.', 'af_low', 1),
      kokoro.speak('Hello.', 'af_high', 1),
    ]);
    expect(low.samples).not.toEqual(high.samples);
    await expect(kokoro.speak('Hello.', 'af_none', 1)).rejects.toThrow("unknown voice 'af_none'");
  });

  it('splits a sentence that is too long for the model between two words', async () => {
    const text = `${'Nine hundred and ninety nine million. '.repeat(20)}Done.`;
    const { samples, sampleRate, words, phones } = await speak(text);
    expect(phones.at(-1)?.end).toBeCloseTo(samples.length / sampleRate, 6);
    const silent = words.filter(({ start, end }) => end === start);
    expect(silent).toEqual([]);
  });

  it('says nothing for an emoji', async () => {
    const { samples, words } = await speak('😀');
    expect(samples).toHaveLength(0);
    expect(words).toHaveLength(1);
  });

  it('rejects a model that does not report how long its sounds are', async () => {
    const run = await openModel(wasm, testModel({ hasDurations: false }));
    await expect(run([1, 2], testVoice(1).slice(0, 256), 1)).rejects.toThrow(/how long/);
  });
});
