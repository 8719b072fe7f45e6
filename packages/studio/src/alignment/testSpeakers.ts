import createModule from '@echogarden/espeak-ng-emscripten';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createEspeak } from '../packs/espeakNg/espeakSpeech.ts';
import { engineSpeech } from '../packs/packSpeech.ts';
import { openTestFlite } from '../speech/flite/testFlite.ts';
import type { EngineSpeech, SpeechEngine } from '../speech/SpeechEngine.ts';
import type { Alignment } from './alignSpeech.ts';
import { toFeatureRate } from './atRate.ts';
import type { VoiceId } from './compareSpeech.ts';
import { noisy } from './testNoise.ts';
import { TEST_SENTENCES } from './testSentences.ts';

/** A test's 'speaker': a voice that is not among its references, at a given pace, in a noisy room. */
export interface TestSpeaker {
  /** The built-in engine, or eSpeak NG, which is unrelated to it. */
  engine: 'flite' | 'espeak';
  voice: string;
  references: readonly VoiceId[];
  speed: number;
  /** dB below the speech. */
  noise: number;
}

const USUAL: readonly VoiceId[] = ['olivia', 'james', 'zoe', 'marcus'];

/** Speakers of the built-in engine, compared with other voices of it, and two of another engine. */
export const TEST_SPEAKERS: readonly TestSpeaker[] = [
  { engine: 'flite', voice: 'callum', references: USUAL, speed: 1, noise: 20 },
  { engine: 'espeak', voice: 'en-us', references: USUAL, speed: 1, noise: 20 },
  {
    ...{ engine: 'flite', voice: 'zoe', speed: 1.2, noise: 20 },
    references: ['callum', 'james', 'isla', 'leo'],
  },
  {
    ...{ engine: 'flite', voice: 'marcus', speed: 0.85, noise: 20 },
    references: ['olivia', 'callum', 'isla', 'angus'],
  },
  { engine: 'flite', voice: 'rob', references: USUAL, speed: 1, noise: 20 },
  { engine: 'espeak', voice: 'en-gb+f3', references: USUAL, speed: 1, noise: 20 },
];

async function openEspeak() {
  const path = createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten');
  const data = await readFile(path.replace(/\.js$/, '.data'));
  const content = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  return createEspeak(await createModule({ getPreloadedPackage: () => content }));
}

/** Opens the two engines in Node; eSpeak NG only when it speaks. */
export async function openTestEngines(): Promise<Record<TestSpeaker['engine'], SpeechEngine>> {
  let espeak: ReturnType<typeof openEspeak> | undefined;
  return {
    flite: await openTestFlite(),
    espeak: {
      speak: async (text, voice, manner) =>
        engineSpeech(
          text,
          (await (espeak ??= openEspeak())).speak(text, voice, manner?.speed ?? 1),
        ),
    },
  };
}

/** Returns a sentence as a speaker says it, at the rate of the features. */
export async function said(
  engine: SpeechEngine,
  { voice, speed }: TestSpeaker,
  sentence: number,
): Promise<{ speech: EngineSpeech; clean: Float32Array }> {
  const text = TEST_SENTENCES[sentence] ?? '';
  const speech = await engine.speak(text, voice, { speed, readings: [] });
  return { speech, clean: toFeatureRate(speech) };
}

/** The same, heard in the speaker's room. */
export const heardOf = ({ noise }: TestSpeaker, clean: Float32Array, sentence: number) =>
  noisy(clean, noise, sentence + 1);

/**
 * Returns the seconds between each start as found and as it is: of phones, or of words if the two engines
 * have different phones. Returns none if the voices say different phones.
 */
export function startErrors(
  speech: EngineSpeech,
  reference: EngineSpeech,
  { place }: Alignment,
  of: 'phones' | 'words',
): number[] {
  const [wanted, known] = [speech, reference].map((each) =>
    of === 'words' ? each.words : each.phones.filter(({ phone }) => phone !== 'pau'),
  );
  if (!wanted || !known || wanted.length !== known.length) return [];
  return wanted.flatMap(({ start, end }, i) => {
    const other = known[i];
    const isSaid = end > start && other && other.end > other.start;
    return isSaid ? [place(other.start, 'start') - start] : [];
  });
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
