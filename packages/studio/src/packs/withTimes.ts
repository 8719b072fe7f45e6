import { alignedPhones, alignedWords } from '../alignment/alignSpeech.ts';
import { toFeatureRate } from '../alignment/atRate.ts';
import { alignSentence } from '../alignment/compareSpeech.ts';
import type { EngineSpeech, SpeakingManner, SpeechEngine } from '../speech/SpeechEngine.ts';

/**
 * Adds the phones of the same words in one of our voices to the speech of an engine that reports none.
 * Returns the speech unchanged if nothing is spoken.
 *
 * @param timing - What the engine does report: where words start, or nothing.
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
