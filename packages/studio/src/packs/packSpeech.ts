import type { EngineSpeech } from '../speech/SpeechEngine.ts';
import { StudioError } from '../StudioError.ts';
import type { TimedPhone } from '../types.ts';
import type { PackSpeech } from './engineProtocol.ts';
import { phoneOfIpa } from './ipaPhones.ts';
import { wordsInTime } from './packWords.ts';

/** Hz: the rates that sound hardware plays. */
const RATES = { least: 8_000, most: 96_000 };
/** Longest duration of one sentence in seconds. */
const LONGEST = 120;

/**
 * Converts a pack's response to the studio's format, with phones of the mouth's alphabet.
 *
 * @throws `StudioError` 'speech-failed' for a response that cannot be right: a pack's code is foreign.
 */
export function engineSpeech(text: string, answer: PackSpeech): EngineSpeech {
  const { samples, sampleRate } = answer;
  const isSound =
    samples instanceof Float32Array &&
    sampleRate >= RATES.least &&
    sampleRate <= RATES.most &&
    samples.length <= LONGEST * sampleRate;
  if (!isSound) throw new StudioError('speech-failed', 'the pack’s engine sent no usable sound');
  const duration = samples.length / sampleRate;
  const sounds = inOrder(answer.sounds, duration);
  const phones: TimedPhone[] = [];
  sounds.forEach(({ ipa, start }, i) => {
    const end = sounds[i + 1]?.start ?? duration;
    if (end > start) phones.push({ phone: phoneOfIpa(ipa) ?? 'pau', start, end });
  });
  const first = phones[0]?.start ?? duration;
  if (first > 0) phones.unshift({ phone: 'pau', start: 0, end: first });
  const end = phones.findLast(({ phone }) => phone !== 'pau')?.end ?? 0;
  const words = wordsInTime(text, inOrder(answer.places, duration), end);
  return { samples: finite(samples), sampleRate, phones, words };
}

/** Keeps only marks whose times lie within the audio and do not go backwards. */
function inOrder<T extends { start: number }>(marks: readonly T[], duration: number): T[] {
  let last = 0;
  return Array.from(marks).filter(({ start }) => {
    if (!Number.isFinite(start) || start < last || start > duration) return false;
    last = start;
    return true;
  });
}

function finite(samples: Float32Array): Float32Array {
  return samples.map((sample) => (Number.isFinite(sample) ? Math.min(1, Math.max(-1, sample)) : 0));
}
