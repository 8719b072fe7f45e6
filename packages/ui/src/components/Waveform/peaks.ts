import { fraction } from '../../format/fraction.ts';

/**
 * Peaks (0–1) brought to `count` by the loudest of each stretch; fewer stay as they are, because
 * bars between them would be made up. What is no number counts as silence.
 */
export function resamplePeaks(peaks: readonly number[], count: number): number[] {
  if (count < 1) return [];
  if (peaks.length <= count) return peaks.map(fraction);
  return Array.from({ length: count }, (_, index) => {
    const start = Math.floor((index * peaks.length) / count);
    const end = Math.floor(((index + 1) * peaks.length) / count);
    return peaks.slice(start, end).reduce((loudest, peak) => Math.max(loudest, fraction(peak)), 0);
  });
}
