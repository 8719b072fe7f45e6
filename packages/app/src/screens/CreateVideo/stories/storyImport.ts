import type { ImportedRecording } from '../../../backend/voiceRecordings.ts';
import { SENTENCES } from './storySentences.ts';

/** Seconds at which each sentence starts and ends in the file; null if it is missing. */
const PLACES: readonly (readonly [start: number, end: number] | null)[] = [
  [1.2, 3.6],
  [4, 9.6],
  [10.2, 12],
  [12.6, 15.6],
  [16.4, 19.8],
  null,
  [23.6, 26.8],
  [27.4, 31],
  [36, 40.4],
  null,
  [41, 44],
  [44.6, 49],
];

/** A file with two sentences missing, one that sounds different, and words to leave out. */
export const STORY_IMPORT: ImportedRecording = {
  duration: 50,
  peaks: Array.from({ length: 400 }, (_, at) => {
    const seconds = at / 8;
    const isSilent = [12.3, 23.2, 40.7].some((rest) => Math.abs(seconds - rest) < 0.3);
    return isSilent || seconds < 1 || seconds > 49.2 ? 0.01 : Math.abs(Math.sin(at * 0.7)) * 0.8;
  }),
  stretches: SENTENCES.map((text, at) => {
    const place = PLACES[at] ?? null;
    return {
      key: text.toLowerCase(),
      start: place?.[0] ?? null,
      end: place?.[1] ?? null,
      verdict: { kind: at === 7 ? ('differs' as const) : ('fits' as const), from: null },
    };
  }),
};
