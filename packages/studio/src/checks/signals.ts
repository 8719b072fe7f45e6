/** Sampled signals, for measuring lip sync. */

/** A signal sampled evenly; `values[0]` belongs to second 0. */
export interface Signal {
  values: Float64Array;
  /** Samples per second. */
  rate: number;
}

/** Resamples the signal linearly to another rate; its first sample lies at `offset` s. */
export function resampled(signal: Signal, rate: number, offset = 0): Signal {
  const { values } = signal;
  const length = Math.floor((values.length / signal.rate) * rate);
  const result = new Float64Array(length);
  for (let i = 0; i < length; i += 1) {
    const at = Math.min(values.length - 1, Math.max(0, (i / rate - offset) * signal.rate));
    const low = Math.floor(at);
    const a = values[low] ?? 0;
    const b = values[low + 1] ?? a;
    result[i] = a + (b - a) * (at - low);
  }
  return { values: result, rate };
}

/** Returns the signal minus its running mean over `seconds`. */
export function withoutSlow({ values, rate }: Signal, seconds: number): Signal {
  const half = Math.round((seconds * rate) / 2);
  const sums = new Float64Array(values.length + 1);
  for (const [i, value] of values.entries()) sums[i + 1] = (sums[i] ?? 0) + value;
  const result = values.map((value, i) => {
    const from = Math.max(0, i - half);
    const to = Math.min(values.length, i + half + 1);
    return value - ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
  return { values: result, rate };
}

/** Returns the quantile of a list; `share` is 0–1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** How two signals correlate at the shift that fits best. */
export interface Lag {
  /** Seconds by which `a` lags behind `b`. */
  seconds: number;
  /** Pearson's correlation coefficient at that shift. */
  correlation: number;
}

/**
 * Returns the lag of `a` behind `b` within a span of time.
 *
 * @param from seconds. @param to seconds. @param reach seconds searched on each side.
 */
export function lagOf(a: Signal, b: Signal, from: number, to: number, reach: number): Lag {
  const { rate } = a;
  const steps = Math.round(reach * rate);
  const scores: number[] = [];
  for (let shift = -steps; shift <= steps; shift += 1) {
    scores.push(
      correlation(a.values, b.values, Math.round(from * rate), Math.round(to * rate), shift),
    );
  }
  const best = scores.reduce((top, score, i) => (score > (scores[top] ?? -1) ? i : top), 0);
  const [before, here, after] = [scores[best - 1], scores[best] ?? 0, scores[best + 1]];
  // Parabolic interpolation for sub-sample accuracy.
  const bend = before === undefined || after === undefined ? 0 : before - 2 * here + after;
  const between = bend < 0 ? (((before ?? 0) - (after ?? 0)) / bend) * 0.5 : 0;
  return { seconds: (best - steps + between) / rate, correlation: here };
}

function correlation(
  a: Float64Array,
  b: Float64Array,
  from: number,
  to: number,
  shift: number,
): number {
  let [n, sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0, 0];
  for (let i = Math.max(from, 0, -shift); i < to; i += 1) {
    const x = a[i + shift];
    const y = b[i];
    if (x === undefined || y === undefined) break;
    n += 1;
    sumA += x;
    sumB += y;
    sumAA += x * x;
    sumBB += y * y;
    sumAB += x * y;
  }
  const spread = Math.sqrt((n * sumAA - sumA ** 2) * (n * sumBB - sumB ** 2));
  return spread > 0 ? (n * sumAB - sumA * sumB) / spread : 0;
}

/** Returns the slope of a line through points (least squares). */
export function slope(points: readonly { x: number; y: number }[]): number {
  const n = points.length;
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / n;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / n;
  const up = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const along = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return along > 0 ? up / along : 0;
}
