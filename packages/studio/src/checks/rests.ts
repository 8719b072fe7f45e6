import type { SpeechTimeline } from '../types.ts';
import { decodeAudio } from './ffmpeg.ts';
import { type Check, within } from './report.ts';

const RATE = 16_000;
/** Samples below this are silence: −46 dBFS. */
const SILENCE = 0.005;

/** Checks whether a film starts and ends with a rest, in its sound and in its timeline. */
export async function checkRests(
  file: string,
  { words, duration }: Pick<SpeechTimeline, 'words' | 'duration'>,
): Promise<Check[]> {
  const samples = await decodeAudio(file, RATE);
  const isHeard = (sample: number) => Math.abs(sample) > SILENCE;
  const heard = samples.findIndex(isHeard) / RATE;
  const left = (samples.length - 1 - samples.findLastIndex(isHeard)) / RATE;
  const spoken = words.filter(({ start, end }) => end > start);
  return [
    within('silence before the first sound', heard, { least: 0.3, most: 2, unit: ' s' }),
    within('silence after the last sound', left, { least: 0.85, most: 2.5, unit: ' s' }),
    within('rest before the first word', spoken[0]?.start ?? 0, { least: 0.35, unit: ' s' }),
    within('rest after the last word', duration - (spoken.at(-1)?.end ?? 0), {
      least: 0.9,
      unit: ' s',
    }),
  ];
}
