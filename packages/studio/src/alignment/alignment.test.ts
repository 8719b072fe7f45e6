// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { join } from '../audio/testSignals.ts';
import { openTestFlite } from '../speech/flite/testFlite.ts';
import type { SpeechEngine } from '../speech/SpeechEngine.ts';
import { alignedPhones, alignedWords } from './alignSpeech.ts';
import { verdictOf } from './compareSpeech.ts';
import { FEATURE_RATE } from './bands.ts';
import { TEST_SENTENCES } from './testSentences.ts';
import { beside, quantile, said, startErrors, TEST_SPEAKERS } from './testSpeakers.ts';

/** All sentences of all speakers in the full suite, some of them with every change. */
const isWhole = process.env.LECTERN_ALL_SENTENCES !== undefined;
const COUNT = isWhole ? TEST_SENTENCES.length : 4;
const SPEAKERS = isWhole ? TEST_SPEAKERS : TEST_SPEAKERS.slice(0, 2);
const SENTENCES = Array.from({ length: COUNT }, (_, sentence) => sentence);

let engine: SpeechEngine;
beforeAll(async () => {
  engine = await openTestFlite();
});

describe.each(SPEAKERS)('$voice at $speed times the pace, with noise at $noise dB', (speaker) => {
  it('has its phones where they were found', async () => {
    const errors: number[] = [];
    for (const sentence of SENTENCES) {
      const { speech, samples } = await said(engine, speaker, sentence);
      const { reference, alignment } = await beside(engine, speaker, sentence, samples);
      errors.push(...startErrors(speech, reference, alignment));
    }
    expect(errors.length).toBeGreaterThan(20 * COUNT);
    const sizes = errors.map(Math.abs);
    expect(quantile(sizes, 0.5)).toBeLessThan(0.015);
    expect(quantile(sizes, 0.95)).toBeLessThan(0.06);
    // A recording whose phones are 120 ms later is told apart.
    const shifted = errors.map((error) => Math.abs(error + 0.12));
    expect(quantile(shifted, 0.5)).toBeGreaterThan(0.1);
  });

  it('is understood, and refused where it says another sentence or one twice', async () => {
    const refused = { right: 0, other: 0, twice: 0 };
    const isRefused = async (sentence: number, samples: Float32Array) => {
      const { alignment } = await beside(engine, speaker, sentence, samples);
      return verdictOf(alignment).kind === 'fits' ? 0 : 1;
    };
    for (const sentence of SENTENCES) {
      const { samples } = await said(engine, speaker, sentence);
      const other = await said(engine, speaker, (sentence + 7) % TEST_SENTENCES.length);
      refused.right += await isRefused(sentence, samples);
      refused.other += await isRefused(sentence, other.samples);
      refused.twice += await isRefused(sentence, join(samples, samples));
    }
    expect(refused.right).toBeLessThanOrEqual(0.02 * COUNT);
    // The engine's own voices are the hardest: their other words sound as right as a stranger's right ones.
    expect(refused.other).toBeGreaterThanOrEqual(0.75 * COUNT);
    expect(refused.twice).toBeGreaterThanOrEqual(0.95 * COUNT);
  });
});

describe('what is carried over', () => {
  const speaker = TEST_SPEAKERS[0];
  it('has no gaps and no overlaps, also where the speaker pauses', async () => {
    if (!speaker) throw new Error('There is no speaker');
    for (const sentence of SENTENCES) {
      const { samples, speech } = await said(engine, speaker, sentence);
      // A breath between two words in the middle.
      const { start = 0 } = speech.words[speech.words.length >> 1] ?? {};
      const at = Math.round(start * FEATURE_RATE);
      const breath = new Float32Array(0.5 * FEATURE_RATE);
      const paused = join(samples.subarray(0, at), breath, samples.subarray(at));
      const { reference, alignment } = await beside(engine, speaker, sentence, paused);
      const duration = paused.length / FEATURE_RATE;
      const phones = alignedPhones(reference.phones, alignment, duration);
      let time = 0;
      for (const phone of phones) {
        expect(phone.start).toBe(time);
        expect(phone.end).toBeGreaterThan(phone.start);
        time = phone.end;
      }
      expect(time).toBe(duration);
      const silent = phones.find(({ phone, start: from, end }) => {
        return phone === 'pau' && from < start + 0.15 && end > start + 0.35;
      });
      expect(silent).toMatchObject({ phone: 'pau' });
      let before = 0;
      for (const word of alignedWords(reference.words, alignment)) {
        expect(word.start).toBeGreaterThanOrEqual(before);
        expect(word.end).toBeGreaterThanOrEqual(word.start);
        before = word.end;
      }
    }
  });

  it('says from where a sentence is another one', async () => {
    if (!speaker) throw new Error('There is no speaker');
    let found = 0;
    for (const sentence of SENTENCES) {
      const { samples } = await said(engine, speaker, sentence);
      const other = await said(engine, speaker, (sentence + 7) % TEST_SENTENCES.length);
      const half = samples.length >> 1;
      const parted = join(
        samples.subarray(0, half),
        other.samples.subarray(other.samples.length >> 1),
      );
      const { alignment } = await beside(engine, speaker, sentence, parted);
      const { kind, from } = verdictOf(alignment);
      if (kind !== 'fits' && from !== null && Math.abs(from - half / FEATURE_RATE) < 0.8)
        found += 1;
    }
    expect(found).toBeGreaterThanOrEqual(0.5 * COUNT);
  });
});
