import { readWav } from '../../audio/wav.ts';
import { StudioError } from '../../StudioError.ts';
import type { TimedPhone } from '../../types.ts';
import { findVoice, type VoicePreset } from '../../voices/voices.ts';
import { normaliseText } from '../../reading/normaliseText.ts';
import type { EngineSpeech, SpeakingManner, SpeechEngine } from '../SpeechEngine.ts';
import { alignWords } from './alignWords.ts';
import { INPUT_FILE, OUTPUT_FILE, runFlite } from './runFlite.ts';

/** The smallest voice, used only for its phones. */
const DICTIONARY_VOICE = 'kal';

/** Words whose phones are cached: far more than a script contains. */
const MOST_WORDS = 20_000;

const PLAIN: SpeakingManner = { speed: 1, readings: [] };

/**
 * The built-in engine: flite (Carnegie Mellon University), compiled to WebAssembly.
 *
 * flite prints when each phone ends, but not the words; so each new word is also spoken alone, and its
 * phones are then located in the sentence ({@link alignWords}).
 *
 * @param module - The compiled `flite.wasm`.
 */
export function createFliteEngine(module: WebAssembly.Module): SpeechEngine {
  const dictionary = new Map<string, string[]>();

  return {
    async speak(text, voiceId, manner = PLAIN): Promise<EngineSpeech> {
      const voice = findVoice(voiceId);
      if (!voice) throw new StudioError('speech-failed', `unknown voice '${voiceId}'`);
      const tokens = normaliseText(text, {
        readings: manner.readings,
        order: voice.labels.accent === 'Scottish' ? 'day-first' : 'month-first',
      });
      const line = tokens
        .filter(({ spoken }) => spoken.length > 0)
        .map(({ spoken, rest }) => spoken.join(' ') + rest)
        .join(' ');
      const heard = line === '' ? silence() : await synthesise(module, line, voice, manner.speed);
      if (dictionary.size > MOST_WORDS) dictionary.clear();
      const bare = tokens.map(({ spoken }) => spoken.map((word) => word.replace(',', '')));
      await learn(module, dictionary, bare.flat());
      const phones = bare.map((words) => words.flatMap((word) => dictionary.get(word) ?? []));
      const times = alignWords(phones, heard.phones);
      const words = tokens.map(({ text: written, from, to }, i) => {
        const { start, end } = times[i] ?? { start: 0, end: 0 };
        return { text: written, start, end, from, to };
      });
      return { ...heard, words };
    },
  };
}

type Heard = Omit<EngineSpeech, 'words'>;

function silence(): Heard {
  return { samples: new Float32Array(0), sampleRate: 16_000, phones: [] };
}

async function synthesise(
  module: WebAssembly.Module,
  line: string,
  voice: VoicePreset,
  speed: number,
): Promise<Heard> {
  const { stdout, output } = await runFlite(
    module,
    [...voiceArguments(voice, speed), '-psdur', '-f', INPUT_FILE, '-o', `/${OUTPUT_FILE}`],
    `${line}\n`,
  );
  if (!output) throw new StudioError('speech-failed', 'flite wrote no sound');
  const { samples, sampleRate } = readWav(output);
  // Playing at another rate shifts pitch and timbre; the stretch compensates for the pace.
  const playedRate = Math.round(sampleRate * voice.k);
  const phones = readPhones(stdout, samples.length / sampleRate).map(({ phone, start, end }) => {
    return { phone, start: start / voice.k, end: end / voice.k };
  });
  return { samples, sampleRate: playedRate, phones };
}

function voiceArguments(
  { base, pitch, deviation, k, tempo }: VoicePreset,
  speed: number,
): string[] {
  const args = ['-voice', base, '--setf', `duration_stretch=${((tempo * k) / speed).toFixed(4)}`];
  if (pitch !== undefined) args.push('--setf', `int_f0_target_mean=${pitch}`);
  if (deviation !== undefined) args.push('--setf', `int_f0_target_stddev=${deviation}`);
  return args;
}

/**
 * Reads 'phone:end' pairs.
 *
 * Each printed line is an utterance with its own clock. The diphone voice omits about 0.1 s of the silence
 * that it prints at the end of each, so the times are trimmed to the audio's real length.
 *
 * @param duration - Seconds of audio at the engine's own rate.
 */
export function readPhones(printed: string, duration: number): TimedPhone[] {
  const lines = printed
    .split('\n')
    .map((line) => Array.from(line.matchAll(/(\S+):([\d.]+)/g)))
    .filter((line) => line.length > 0);
  const lengths = lines.map((line) => Number(line.at(-1)?.[2] ?? 0));
  const printedDuration = lengths.reduce((sum, length) => sum + length, 0);
  const missing = (printedDuration - duration) / Math.max(1, lines.length);
  const phones: TimedPhone[] = [];
  let lineStart = 0;
  lines.forEach((line, i) => {
    const lineEnd = lineStart + (lengths[i] ?? 0) - missing;
    let start = lineStart;
    for (const [, phone = 'pau', seconds] of line) {
      const end = Math.max(start, Math.min(lineStart + Number(seconds), lineEnd));
      phones.push({ phone, start, end });
      start = end;
    }
    lineStart = lineEnd;
  });
  return phones;
}

/** Looks up the phones of new words, each as a separate utterance. */
async function learn(
  module: WebAssembly.Module,
  dictionary: Map<string, string[]>,
  words: readonly string[],
): Promise<void> {
  const unknown = [...new Set(words)].filter((word) => !dictionary.has(word));
  if (unknown.length === 0) return;
  const lines = await pronounce(module, unknown);
  if (lines.length === unknown.length) {
    unknown.forEach((word, i) => dictionary.set(word, lines[i] ?? []));
    return;
  }
  // A word that is more than one utterance would shift all following ones.
  for (const word of unknown) dictionary.set(word, (await pronounce(module, [word])).flat());
}

async function pronounce(
  module: WebAssembly.Module,
  words: readonly string[],
): Promise<string[][]> {
  const args = ['-voice', DICTIONARY_VOICE, '-ps', '-f', INPUT_FILE, 'none'];
  const { stdout } = await runFlite(module, args, words.map((word) => `${word}\n\n`).join(''));
  return stdout
    .split('\n')
    .map((line) => line.split(' ').filter((phone) => phone !== '' && phone !== 'pau'))
    .filter((phones) => phones.length > 0);
}
