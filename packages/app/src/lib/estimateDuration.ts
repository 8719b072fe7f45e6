/** Words a minute at which a script is taken to be spoken (specification section 9). */
export const SPEAKING_RATE = 150;

/**
 * Seconds that this many words take to speak: words / 150 * 60.
 * The script step rounds up, the voice step rounds (specification section 9).
 */
export function estimateSeconds(words: number, rounding: 'up' | 'nearest'): number {
  // Multiplied first: 5 / 150 * 60 leaves a remainder that would round up to one second too many.
  const seconds = (Math.max(0, words) * 60) / SPEAKING_RATE;
  return rounding === 'up' ? Math.ceil(seconds) : Math.round(seconds);
}
