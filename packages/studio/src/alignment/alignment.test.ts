// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { join } from '../audio/testSignals.ts';
import type { SpeechEngine } from '../speech/SpeechEngine.ts';
import { alignedPhones, alignedWords, alignSpeech } from './alignSpeech.ts';
import { FEATURE_RATE } from './bands.ts';
import { alignSentence, compareSentence } from './compareSpeech.ts';
import { TEST_SENTENCES } from './testSentences.ts';
import {
  heardOf,
  openTestEngines,
  quantile,
  said,
  startErrors,
  TEST_SPEAKERS,
  type TestSpeaker,
} from './testSpeakers.ts';
import { verdictOf } from './verdict.ts';

/** The full suite's `alignment` part covers all sentences of all speakers. */
const isWhole = process.env.LECTERN_ALL_SENTENCES !== undefined;
const COUNT = isWhole ? TEST_SENTENCES.length : 1;
const SPEAKERS = isWhole ? TEST_SPEAKERS : TEST_SPEAKERS.slice(0, 1);
/** Placing is fast, and a percentile of too few words would mean nothing. */
const PLACED = isWhole ? COUNT : 2;
/** Limit in seconds for 95 % of starts; with the words of two sentences, for all but the two worst. */
const MOST = isWhole ? 0.06 : 0.09;
const SENTENCES = Array.from({ length: COUNT }, (_, sentence) => sentence);

let engines: Record<TestSpeaker['engine'], SpeechEngine>;
beforeAll(async () => {
  engines = await openTestEngines();
});

describe.each(SPEAKERS)('$voice at $speed times the pace, with noise at $noise dB', (speaker) => {
  const own = (sentence: number) => said(engines[speaker.engine], speaker, sentence);

  it('has its phones placed where they are', { timeout: 200_000 }, async () => {
    const errors: number[] = [];
    const shifted: number[] = [];
    let [spent, spoken] = [0, 0];
    for (let sentence = 0; sentence < PLACED; sentence += 1) {
      const { speech, clean } = await own(sentence);
      const samples = heardOf(speaker, clean, sentence);
      const text = TEST_SENTENCES[sentence] ?? '';
      for (const voice of speaker.references) await engines.flite.speak(text, voice, PLAIN);
      const before = process.cpuUsage();
      const found = await alignSentence(engines.flite, { text }, samples, speaker.references);
      // Count processor time, which a busy machine does not increase.
      const { user, system } = process.cpuUsage(before);
      spent += (user + system) / 1000;
      spoken += clean.length / FEATURE_RATE;
      if (!found) throw new Error(`Nothing was heard of sentence ${sentence}`);
      const { reference, alignment } = found;
      const of = speaker.engine === 'flite' ? 'phones' : 'words';
      errors.push(...startErrors(speech, reference, alignment, of));
      // The same sound 120 ms later.
      const late = heardOf(speaker, join(new Float32Array(0.12 * FEATURE_RATE), clean), sentence);
      const other = alignSpeech(reference, late);
      if (other) shifted.push(...startErrors(speech, reference, other, of));
    }
    const sizes = errors.map(Math.abs);
    const report = [0.5, 0.95].map((share) => Math.round(1000 * quantile(sizes, share)));
    if (isWhole) {
      console.info(
        `${speaker.voice}: ${errors.length} starts, median ${report[0]} ms, p95 ${report[1]} ms,`,
        `${((1000 * spoken) / spent).toFixed(1)} times real time`,
      );
    }
    expect(errors.length).toBeGreaterThan((speaker.engine === 'flite' ? 20 : 6) * PLACED);
    expect(quantile(sizes, 0.5)).toBeLessThan(0.015);
    expect(quantile(sizes, 0.95)).toBeLessThan(MOST);
    // A recording that is shifted against its phones must be detected.
    expect(Math.abs(quantile(shifted, 0.5) - quantile(errors, 0.5) - 0.12)).toBeLessThan(0.015);
  });

  it(
    'is accepted when it says its sentence, and refused when it says anything else',
    { timeout: 240_000 },
    async () => {
      const refused = { right: 0, other: 0, half: 0, twice: 0 };
      const named = { half: 0, twice: 0 };
      const kindOf = async (sentence: number, clean: Float32Array) => {
        const text = TEST_SENTENCES[sentence] ?? '';
        const samples = heardOf(speaker, clean, sentence);
        const likeness = await compareSentence(
          engines.flite,
          { text },
          samples,
          speaker.references,
        );
        return verdictOf(likeness).kind;
      };
      for (const sentence of SENTENCES) {
        const { clean, speech } = await own(sentence);
        const middle = speech.words[speech.words.length >> 1]?.start ?? 0;
        const half = clean.subarray(0, Math.round(middle * FEATURE_RATE));
        const kinds = {
          right: await kindOf(sentence, clean),
          other: await kindOf(sentence, (await own((sentence + 7) % TEST_SENTENCES.length)).clean),
          half: await kindOf(sentence, half),
          twice: await kindOf(sentence, join(clean, clean)),
        };
        for (const each of ['right', 'other', 'half', 'twice'] as const) {
          if (kinds[each] !== 'fits') refused[each] += 1;
        }
        if (kinds.half === 'left-out') named.half += 1;
        if (kinds.twice === 'twice') named.twice += 1;
      }
      if (isWhole) console.info(speaker.voice, { refused, named });
      expect(refused.right).toBeLessThanOrEqual(0.02 * COUNT);
      expect(refused.other).toBeGreaterThanOrEqual(0.95 * COUNT);
      expect(refused.half).toBeGreaterThanOrEqual(0.95 * COUNT);
      expect(refused.twice).toBeGreaterThanOrEqual(0.95 * COUNT);
      expect(named.half).toBeGreaterThanOrEqual(Math.floor(0.75 * COUNT));
      expect(named.twice).toBeGreaterThanOrEqual(Math.floor(0.75 * COUNT));
    },
  );
});

const PLAIN = { speed: 1, readings: [] };
const [SPEAKER] = TEST_SPEAKERS;

describe('phones and words placed in a recording', () => {
  it('have no gaps or overlaps, even where the speaker pauses', async () => {
    if (!SPEAKER) throw new Error('There is no speaker');
    for (const sentence of SENTENCES.slice(0, 2)) {
      const { speech, clean } = await said(engines.flite, SPEAKER, sentence);
      const samples = heardOf(SPEAKER, clean, sentence);
      // A breath between two words in the middle.
      const { start = 0 } = speech.words[speech.words.length >> 1] ?? {};
      const at = Math.round(start * FEATURE_RATE);
      const breath = new Float32Array(0.5 * FEATURE_RATE);
      const paused = join(samples.subarray(0, at), breath, samples.subarray(at));
      const text = TEST_SENTENCES[sentence] ?? '';
      const reference = await engines.flite.speak(text, 'james', PLAIN);
      const alignment = alignSpeech(reference, paused);
      if (!alignment) throw new Error('Nothing was heard');
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
});

describe('a refused recording', () => {
  /** The verdict on a recording that is not the whole sentence. */
  async function verdictFor(sentence: number, clean: Float32Array) {
    if (!SPEAKER) throw new Error('There is no speaker');
    const text = TEST_SENTENCES[sentence] ?? '';
    const samples = heardOf(SPEAKER, clean, sentence);
    return verdictOf(await compareSentence(engines.flite, { text }, samples));
  }
  const own = (sentence: number) => {
    if (!SPEAKER) throw new Error('There is no speaker');
    return said(engines.flite, SPEAKER, sentence);
  };

  it('reports where it departs from its sentence', async () => {
    let found = 0;
    for (const sentence of SENTENCES) {
      const { clean } = await own(sentence);
      const other = await own((sentence + 7) % TEST_SENTENCES.length);
      const half = clean.length >> 1;
      const parted = join(clean.subarray(0, half), other.clean.subarray(other.clean.length >> 1));
      const { kind, from } = await verdictFor(sentence, parted);
      const isThere = from !== null && Math.abs(from - half / FEATURE_RATE) < 0.8;
      if (kind !== 'fits' && isThere) found += 1;
    }
    expect(found).toBeGreaterThanOrEqual(0.5 * COUNT);
  });

  it('names the words that were left out at the end or at the beginning', async () => {
    // 'The kettle clicked, and ten people looked up at once.'
    const { clean, speech } = await own(1);
    const at = (word: number) => Math.round((speech.words[word]?.start ?? 0) * FEATURE_RATE);
    expect(await verdictFor(1, clean.subarray(0, at(6)))).toEqual({
      ...{ kind: 'left-out', from: null, unheard: 'looked up at once' },
    });
    expect(await verdictFor(1, clean.subarray(at(3)))).toEqual({
      ...{ kind: 'left-out', from: null, unheard: 'The kettle clicked' },
    });
  });

  it('reports where the second attempt starts', async () => {
    const { clean } = await own(1);
    const rest = new Float32Array(0.5 * FEATURE_RATE);
    const second = (clean.length + rest.length) / FEATURE_RATE;
    const { kind, from } = await verdictFor(1, join(clean, rest, clean));
    expect(kind).toBe('twice');
    expect(Math.abs((from ?? 0) - second)).toBeLessThan(0.3);
    // A false start, then the whole sentence.
    const start = clean.subarray(0, clean.length >> 1);
    const again = await verdictFor(1, join(start, rest, clean));
    expect(again.kind).toBe('twice');
    expect(Math.abs((again.from ?? 0) - (start.length + rest.length) / FEATURE_RATE)).toBeLessThan(
      0.3,
    );
  });
});
