import type { EngineSpeech, SpeechEngine } from '../speech/SpeechEngine.ts';
import type { Reading } from '../reading/Reading.ts';
import { toFeatureRate } from './atRate.ts';
import type { VOICES } from '../voices/voices.ts';
import { type Alignment, alignSpeech } from './alignSpeech.ts';
import { type Bands, FEATURE_RATE } from './bands.ts';
import { type Comparison, comparePair, layBeside, type Pair, spokenBands } from './likeness.ts';
import { phoneSpans, type Span, spokenSpans } from './spans.ts';

export type VoiceId = (typeof VOICES)[number]['id'];

/**
 * A female and a male voice, then a smaller and a larger vocal tract: any speaker is close to one of them.
 */
const REFERENCES: readonly VoiceId[] = ['olivia', 'james', 'zoe', 'marcus'];
/** Below this difference, no voice is tried after the first two. */
const ALIKE = 0.66;

/** The sentence that a recording should contain. */
export interface SaidSentence {
  text: string;
  readings?: readonly Reading[];
}

/** A recording compared with an engine's speech of the same words, in the voice that is most like it. */
export interface Likeness extends Comparison {
  reference: EngineSpeech;
  /** The spoken parts of both, without pauses. */
  heard: Bands;
  said: Bands;
  /** Where the recording speaks. */
  spans: readonly Span[];
}

/**
 * Compares a recording with its sentence. Returns null if either is silent.
 *
 * @param samples - of the recording, at `FEATURE_RATE`
 */
export async function compareSentence(
  engine: SpeechEngine,
  sentence: SaidSentence,
  samples: Float32Array,
  references: readonly VoiceId[] = REFERENCES,
): Promise<Likeness | null> {
  const spans = spokenSpans({ samples, sampleRate: FEATURE_RATE });
  const heard = spokenBands(samples, spans);
  let best: Likeness | null = null;
  for (const [i, voice] of references.entries()) {
    if (i > 1 && best && best.difference < ALIKE) break;
    const { reference, said } = await referenceOf(engine, sentence, voice);
    const pair = layBeside(heard, said);
    const comparison = pair && comparePair(pair);
    if (comparison && !(best && best.difference <= comparison.difference)) {
      best = { ...comparison, reference, heard, said, spans };
    }
  }
  return best;
}

/**
 * Aligns a recording with its sentence, without a verdict: the cost alone decides which voice is most like
 * it, which takes a fraction of the time of a comparison.
 *
 * @param samples - of the recording, at `FEATURE_RATE`
 */
export async function alignSentence(
  engine: SpeechEngine,
  sentence: SaidSentence,
  samples: Float32Array,
  references: readonly VoiceId[] = REFERENCES,
): Promise<{ reference: EngineSpeech; alignment: Alignment } | null> {
  const heard = spokenBands(samples, spokenSpans({ samples, sampleRate: FEATURE_RATE }));
  let best: { pair: Pair; reference: EngineSpeech } | null = null;
  for (const [i, voice] of references.entries()) {
    if (i === 2 && best && comparePair(best.pair).difference < ALIKE) break;
    const { reference, said } = await referenceOf(engine, sentence, voice);
    const pair = layBeside(heard, said);
    if (pair && !(best && best.pair.warped.cost <= pair.warped.cost)) best = { pair, reference };
  }
  const alignment = best && alignSpeech(best.reference, samples);
  return best && alignment && { reference: best.reference, alignment };
}

async function referenceOf(
  engine: SpeechEngine,
  { text, readings = [] }: SaidSentence,
  voice: VoiceId,
): Promise<{ reference: EngineSpeech; said: Bands }> {
  const reference = await engine.speak(text, voice, { speed: 1, readings });
  return {
    reference,
    said: spokenBands(toFeatureRate(reference), phoneSpans(reference.phones)),
  };
}
