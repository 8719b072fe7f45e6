/** The loudness as a label. */
type LevelWord = 'Waiting' | 'Quiet room' | 'Too quiet' | 'Good' | 'Too loud';

export interface Level {
  /** 0–20. */
  bars: number;
  word: LevelWord;
}

const BARS = 20;

/** dBFS of the first bar and of the last. */
const FLOOR = -60;
const CEILING = -1;

/** Returns the loudest sample of a piece in dBFS. */
export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return 20 * Math.log10(peak);
}

/** Returns the number of bars for a peak: 20 if it may be clipped. */
function barsOf(peak: number): number {
  if (!(peak > FLOOR)) return 0;
  return Math.min(BARS, 1 + Math.floor(((peak - FLOOR) / (CEILING - FLOOR)) * (BARS - 1)));
}

/** dBFS: quieter sound is the room, and speech that is hardly louder would hiss if amplified. */
export const ROOM = -42;
const QUIET = -26;

/** Returns the level with its label; a quiet one is the room's, unless someone is reading. */
export function levelOf(peak: number, isReading: boolean): Level {
  const bars = barsOf(peak);
  if (bars === 0) return { bars, word: 'Waiting' };
  if (bars === BARS) return { bars, word: 'Too loud' };
  if (peak < ROOM && !isReading) return { bars, word: 'Quiet room' };
  return { bars, word: peak < QUIET ? 'Too quiet' : 'Good' };
}

export const WAITING: Level = { bars: 0, word: 'Waiting' };
