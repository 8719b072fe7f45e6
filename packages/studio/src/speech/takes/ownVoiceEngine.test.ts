// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { noisy } from '../../alignment/testNoise.ts';
import { LoudnessMeter } from '../../audio/loudness.ts';
import { toPcm16, writeWavHeader } from '../../audio/wav.ts';
import { openTestFlite } from '../flite/testFlite.ts';
import { speakToFiles } from '../speakToFiles.ts';
import type { SpeechEngine } from '../SpeechEngine.ts';
import { createMemoryFiles } from '../testEngine.ts';
import type { SpeechTimeline } from '../../types.ts';
import { createOwnVoiceEngine } from './ownVoiceEngine.ts';
import { sentenceKey } from './sentenceKey.ts';
import { writeTake } from './writeTake.ts';

const RECORDED = 'Write a few lines, and let somebody say them.';
const OTHER = 'Then choose a presenter.';
const SCRIPT = `${RECORDED} ${OTHER} [pause 1s] ${RECORDED}`;

let flite: SpeechEngine;
let take: Blob;
/** The same take as the microphone of a headset recorded it, quieter. */
let raw: Blob;
/** A speaker who is unlike any reference: another voice, in a noisy room. */
beforeAll(async () => {
  flite = await openTestFlite();
  const { samples, sampleRate } = await flite.speak(RECORDED, 'callum');
  const recording = { samples: noisy(samples, 20, 7), sampleRate };
  await writeTake(recording, 'take.wav', async (_, content) => void (take = content));
  const quiet = toPcm16(recording.samples.map((sample) => sample / 8));
  raw = new Blob([writeWavHeader(sampleRate, 1, samples.length), quiet]);
});

/** LUFS of 48 kHz mono. */
function loudnessOf(samples: Float32Array): number {
  const meter = new LoudnessMeter(48_000);
  meter.push(samples);
  return meter.integrated();
}

const own = (
  takes: [string, () => Promise<Blob>][] = [[sentenceKey(RECORDED), async () => take]],
) => createOwnVoiceEngine(flite, new Map(takes));

async function speak(engine: SpeechEngine, script = SCRIPT) {
  const { files, contents } = createMemoryFiles();
  const request = { script, voiceId: 'own-olivia', audioFile: 'a.wav', timelineFile: 'a.json' };
  await speakToFiles(request, { engine, files });
  const text = await contents.get('a.json')?.text();
  return JSON.parse(text ?? '') as SpeechTimeline;
}

describe("the user's own voice", () => {
  it('sounds as recorded, whatever the speed', async () => {
    const one = await own().speak(RECORDED, 'own-olivia');
    const fast = await own().speak(RECORDED, 'own-olivia', { speed: 1.5, readings: [] });
    expect(one.sampleRate).toBe(48_000);
    expect(fast.samples.length).toBe(one.samples.length);
    expect((take.size - 44) / 2).toBe(one.samples.length);
  });

  it('reports phones without gaps, and words in order, where they are spoken', async () => {
    const { phones, words, samples } = await own().speak(RECORDED, 'own-olivia');
    let time = 0;
    for (const { start, end } of phones) {
      expect(start).toBe(time);
      expect(end).toBeGreaterThan(start);
      time = end;
    }
    expect(time).toBeCloseTo(samples.length / 48_000, 6);
    const said = await flite.speak(RECORDED, 'callum');
    const first = said.words[0]?.start ?? 0;
    words.forEach((word, i) => {
      const wanted = said.words[i];
      // The take was trimmed, so it starts at a different time.
      const shift = (words[0]?.start ?? 0) - first;
      expect(word.text).toBe(wanted?.text);
      expect(Math.abs(word.start - shift - (wanted?.start ?? 0))).toBeLessThan(0.06);
    });
  });

  it('uses a built-in voice, as loud as the takes, for sentences without a recording', async () => {
    const spoken = await own().speak(OTHER, 'own-olivia');
    const voice = await flite.speak(OTHER, 'olivia');
    expect(spoken.phones).toEqual(voice.phones);
    expect(spoken.sampleRate).toBe(48_000);
    expect(Math.abs(loudnessOf(spoken.samples) + 16)).toBeLessThan(1.5);
    const silent = [
      [sentenceKey(OTHER), async () => new Blob([(await take.arrayBuffer()).slice(0, 46)])],
    ];
    const said = await own(silent as [string, () => Promise<Blob>][]).speak(OTHER, 'own-olivia');
    expect(said.phones).toEqual(voice.phones);
  });

  it('distinguishes takes of the same sentence', async () => {
    const { samples, sampleRate } = await flite.speak(RECORDED, 'angus');
    let other = new Blob();
    await writeTake({ samples, sampleRate }, '', async (_, content) => void (other = content));
    const one = await own().speak(RECORDED, 'own-olivia');
    const two = await own([[sentenceKey(RECORDED), async () => other]]).speak(
      RECORDED,
      'own-olivia',
    );
    expect(two.samples.length).not.toBe(one.samples.length);
  });

  it('cleans up a take that stayed as recorded because the disk was full', async () => {
    const engine = own([[sentenceKey(RECORDED), async () => raw]]);
    const { samples, sampleRate, phones } = await engine.speak(RECORDED, 'own-olivia');
    expect(sampleRate).toBe(48_000);
    expect(Math.abs(loudnessOf(samples) + 16)).toBeLessThan(1.5);
    expect(phones.at(-1)?.end).toBeCloseTo(samples.length / 48_000, 6);
    const { words } = await speak(engine);
    expect(words.map(({ text }) => text)).toEqual(SCRIPT.replace('[pause 1s] ', '').split(' '));
  });

  it('passes other voices through unchanged', async () => {
    const manner = { speed: 1, readings: [] };
    const said = await own().speak(RECORDED, 'james', manner);
    expect(said).toBe(await flite.speak(RECORDED, 'james', manner));
  });

  it('builds a timeline like any voice: words in the script, rests and pauses', async () => {
    const { words, phones, duration } = await speak(own());
    expect(words.map(({ from, to }) => SCRIPT.slice(from, to)).join(' ')).toBe(
      SCRIPT.replace('[pause 1s] ', ''),
    );
    const pause = phones.filter(({ phone, start, end }) => phone === 'pau' && end - start > 0.9);
    expect(pause.length).toBeGreaterThanOrEqual(2);
    expect(phones.at(-1)?.end).toBeCloseTo(duration, 3);
  });
});
