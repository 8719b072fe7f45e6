// @vitest-environment node
import createModule from '@echogarden/espeak-ng-emscripten';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { phoneOfIpa } from '../ipaPhones.ts';
import { engineSpeech } from '../packSpeech.ts';
import { createEspeak, type Espeak } from './espeakSpeech.ts';

/** A sentence in each of twelve languages, as it would be in a film's script. */
const SENTENCES: readonly [voice: string, text: string][] = [
  ['de', 'Guten Tag, wir haben 25 Äpfel für Sie gekauft.'],
  ['es', 'Buenos días y bienvenidos a Northlight.'],
  ['fr-fr', "Aujourd'hui, l'été commence et c'est très beau."],
  ['it', 'Benvenuti, oggi parliamo di pane e di pazienza.'],
  ['pt-br', 'Olá, vamos começar a nossa lição de hoje.'],
  ['nl', 'Goedemorgen, wij bakken vandaag vers brood.'],
  ['pl', 'Dzień dobry, zaczynamy o dziewiątej rano.'],
  ['ru', 'Привет, как дела? Мы начинаем в девять.'],
  ['tr', 'Merhaba, bugün yeni bir şey öğreniyoruz.'],
  ['hi', 'नमस्ते, आप कैसे हैं?'],
  ['ar', 'مرحبا بكم في القاهرة اليوم.'],
  ['cmn', '你好，我们今天去北京。'],
];

let espeak: Espeak;

beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten');
  const data = await readFile(path.replace(/\.js$/, '.data'));
  const content = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  espeak = createEspeak(await createModule({ getPreloadedPackage: () => content }));
});

describe('the eSpeak NG pack', () => {
  it.each(SENTENCES)('speaks %s with timed phones and words', (voice, text) => {
    const spoken = espeak.speak(text, voice, 1);
    const { samples, sampleRate, phones, words } = engineSpeech(text, spoken);
    const duration = samples.length / sampleRate;
    expect(duration).toBeGreaterThan(1);

    // Every sound that it names has a mouth shape.
    const unknown = spoken.sounds.filter(({ ipa }) => /\p{L}/u.test(ipa) && !phoneOfIpa(ipa));
    expect(unknown).toEqual([]);
    // From start to end, without gaps.
    expect(phones[0]?.start).toBe(0);
    phones.slice(1).forEach(({ start }, i) => expect(start).toBe(phones[i]?.end));
    expect(phones.at(-1)?.end).toBeCloseTo(duration, 6);

    expect(words.map((word) => word.text).join('')).toBe(text.replaceAll(/\s/g, ''));
    words
      .slice(1)
      .forEach(({ start }, i) => expect(start).toBeGreaterThanOrEqual(words[i]?.end ?? 0));
    const silent = words.filter(({ start, end }) => end === start);
    expect(silent).toEqual([]);
  });

  it('times its phones correctly: the sound is loud in vowels and silent in rests', () => {
    const text = 'Guten Tag, wir haben Brot gekauft.';
    const { samples, sampleRate, phones } = engineSpeech(text, espeak.speak(text, 'de', 1));
    const level = (kind: (phone: string) => boolean) => {
      let sum = 0;
      let count = 0;
      for (const { phone, start, end } of phones) {
        if (!kind(phone)) continue;
        const part = samples.subarray(start * sampleRate, end * sampleRate);
        for (const sample of part) sum += sample * sample;
        count += part.length;
      }
      return Math.sqrt(sum / count);
    };
    const vowels = level((phone) => /^[aeiou]/.test(phone));
    const rests = level((phone) => phone === 'pau');
    expect(vowels).toBeGreaterThan(8 * rests);
  });

  it('follows the requested pace', () => {
    const [, text] = SENTENCES[0] ?? ['', ''];
    const seconds = (speed: number) => espeak.speak(text, 'de', speed).samples.length;
    expect(seconds(1.5)).toBeLessThan(0.8 * seconds(1));
    expect(seconds(0.75)).toBeGreaterThan(1.2 * seconds(1));
  });

  it('has two distinct voices for one language', () => {
    const [low, high] = ['de', 'de+f3'].map(
      (voice) => espeak.speak('Guten Tag.', voice, 1).samples,
    );
    expect(low).not.toEqual(high);
  });

  it('counts positions after characters of two code units as the text does', () => {
    const text = '😀 Guten Tag';
    const { words } = engineSpeech(text, espeak.speak(text, 'de', 1));
    const day = words.find((word) => word.text === 'Tag');
    expect(day?.end).toBeGreaterThan(day?.start ?? 0);
  });
});
