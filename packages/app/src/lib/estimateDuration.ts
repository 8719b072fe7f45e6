/** Words a minute at which a script is taken to be spoken (specification section 9). */
export const SPEAKING_RATE = 150;

export interface SpeakingPace {
  /** Seconds of silence that the script asks for. */
  pauseSeconds?: number;
  /** Against the usual rate. */
  speed?: number;
}

/**
 * Seconds that this many words take to speak: words / 150 * 60, at the usual rate.
 * The script step rounds up, the voice step rounds (specification section 9).
 */
export function estimateSeconds(
  words: number,
  rounding: 'up' | 'nearest',
  { pauseSeconds = 0, speed = 1 }: SpeakingPace = {},
): number {
  // Multiplied first: 5 / 150 * 60 leaves a remainder that would round up to one second too many.
  const seconds = (Math.max(0, words) * 60) / SPEAKING_RATE / speed + pauseSeconds;
  return rounding === 'up' ? Math.ceil(seconds) : Math.round(seconds);
}
