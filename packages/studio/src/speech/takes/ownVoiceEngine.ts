import { alignedPhones, alignedWords } from '../../alignment/alignSpeech.ts';
import { atRate, toFeatureRate } from '../../alignment/atRate.ts';
import { alignSentence } from '../../alignment/compareSpeech.ts';
import { OUTPUT_RATE } from '../../audio/mastering.ts';
import { readWav } from '../../audio/wav.ts';
import { readOwnVoice } from '../../voices/ownVoice.ts';
import type { EngineSpeech, SpeechEngine } from '../SpeechEngine.ts';
import { gainFor, prepareRecording } from './prepareRecording.ts';
import { sentenceKey } from './sentenceKey.ts';
import type { Recording } from './takeTypes.ts';

/** Takes of the user by the keys of their sentences. */
export type TakeFiles = ReadonlyMap<string, () => Promise<Blob>>;

/**
 * The user's own voice: sentences with a take sound as they were recorded, at the speaker's own pace; a
 * built-in voice speaks the others. Other voices are unaffected. `keepSentences` must not wrap this engine,
 * because it identifies texts, not takes: pass in an engine that is already wrapped.
 */
export function createOwnVoiceEngine(engine: SpeechEngine, takes: TakeFiles): SpeechEngine {
  return {
    async speak(text, voiceId, manner = { speed: 1, readings: [] }) {
      const fallback = readOwnVoice(voiceId);
      if (fallback === null) return engine.speak(text, voiceId, manner);
      const file = takes.get(sentenceKey(text));
      if (file) {
        const { readings } = manner;
        const recording = await readTake(await file());
        const likeness = await alignSentence(engine, { text, readings }, toFeatureRate(recording));
        if (likeness) {
          const { reference, alignment } = likeness;
          const duration = recording.samples.length / recording.sampleRate;
          return {
            ...recording,
            phones: alignedPhones(reference.phones, alignment, duration),
            words: alignedWords(reference.words, alignment),
          };
        }
      }
      // A silent take contains no speech, so use the voice.
      return asLoudAsTakes(await engine.speak(text, fallback, manner));
    },
  };
}

/** Reads a take. If it stayed as recorded, which the microphone's rate shows, it is cleaned up now. */
async function readTake(file: Blob): Promise<Recording> {
  const recording = readWav(new Uint8Array(await file.arrayBuffer()));
  return recording.sampleRate === OUTPUT_RATE ? recording : prepareRecording(recording);
}

/** Converts a voice's speech to the rate and the loudness of takes. */
async function asLoudAsTakes(speech: EngineSpeech): Promise<EngineSpeech> {
  if (speech.samples.length === 0) return speech;
  const gain = 10 ** ((await gainFor(speech)) / 20);
  const samples = atRate(speech, OUTPUT_RATE).map((sample) => sample * gain);
  return { ...speech, samples, sampleRate: OUTPUT_RATE };
}
