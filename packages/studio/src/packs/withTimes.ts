import { alignedPhones, alignedWords } from '../alignment/alignSpeech.ts';
import { toFeatureRate } from '../alignment/atRate.ts';
import { alignSentence } from '../alignment/compareSpeech.ts';
import type { EngineSpeech, SpeakingManner, SpeechEngine } from '../speech/SpeechEngine.ts';

/**
 * Speech of an engine that tells no sounds, with those of the same words in a voice of ours. Unchanged where
 * nothing is spoken.
 *
 * @param timing - What the engine does tell: where words begin, or nothing.
 */
export async function withTimes(
  speech: EngineSpeech,
  text: string,
  { readings }: SpeakingManner,
  { reference, timing }: { reference: SpeechEngine; timing: 'words' | 'none' },
): Promise<EngineSpeech> {
  const found = await alignSentence(reference, { text, readings }, toFeatureRate(speech));
  if (!found) return speech;
  const { reference: spoken, alignment } = found;
  const duration = speech.samples.length / speech.sampleRate;
  return {
    ...speech,
    phones: alignedPhones(spoken.phones, alignment, duration),
    words: timing === 'words' ? speech.words : alignedWords(spoken.words, alignment),
  };
}
