import type { EngineSpeech, SpeechEngine } from '../speech/SpeechEngine.ts';
import { type Alignment, toFeatureRate } from './alignSpeech.ts';
import { alignSentence, type Likeness, type VoiceId } from './compareSpeech.ts';
import { noisy } from './testNoise.ts';
import { TEST_SENTENCES } from './testSentences.ts';

/** A 'speaker' of a test: a voice that is none of its references, at a pace, in a noisy room. */
export interface TestSpeaker {
  voice: string;
  references: readonly VoiceId[];
  speed: number;
  /** dB under the speech. */
  noise: number;
}

/** Each of the engine's speakers, with references of the others. */
export const TEST_SPEAKERS: readonly TestSpeaker[] = [
  { voice: 'callum', references: ['olivia', 'james', 'zoe', 'marcus'], speed: 1, noise: 20 },
  { voice: 'zoe', references: ['callum', 'james', 'isla', 'leo'], speed: 1.2, noise: 20 },
  { voice: 'marcus', references: ['olivia', 'callum', 'isla', 'angus'], speed: 0.85, noise: 20 },
  { voice: 'rob', references: ['olivia', 'james', 'zoe', 'marcus'], speed: 1, noise: 20 },
];

/** A sentence as a speaker says it, at the rate of the features. */
export async function said(
  engine: SpeechEngine,
  { voice, speed, noise }: TestSpeaker,
  sentence: number,
): Promise<{ speech: EngineSpeech; clean: Float32Array; samples: Float32Array }> {
  const text = TEST_SENTENCES[sentence] ?? '';
  const speech = await engine.speak(text, voice, { speed, readings: [] });
  const clean = toFeatureRate(speech);
  return { speech, clean, samples: noisy(clean, noise, sentence + 1) };
}

/** A recording beside a sentence. */
export async function beside(
  engine: SpeechEngine,
  { references }: TestSpeaker,
  sentence: number,
  samples: Float32Array,
): Promise<Likeness> {
  const text = TEST_SENTENCES[sentence] ?? '';
  const likeness = await alignSentence(engine, { text }, samples, references);
  if (!likeness) throw new Error(`Nothing was heard of sentence ${sentence}`);
  return likeness;
}

/** Seconds from each phone's start as it was found to where it is; none where the voices say others. */
export function startErrors(
  speech: EngineSpeech,
  reference: EngineSpeech,
  { place }: Alignment,
): number[] {
  const sounding = (of: EngineSpeech) => of.phones.filter(({ phone }) => phone !== 'pau');
  const [wanted, known] = [sounding(speech), sounding(reference)];
  if (wanted.length !== known.length) return [];
  return wanted.map(({ start }, i) => place(known[i]?.start ?? 0, 'start') - start);
}

/** The value that a share of the values does not reach. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
