import { fraction } from '../../format/fraction.ts';

/**
 * Reduces peaks (0–1) to `count`, keeping the loudest of each interval. Fewer peaks are returned unchanged,
 * because bars between them would be invented. NaN counts as silence.
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
