/** A span of time in seconds. */
export interface Span {
  start: number;
  end: number;
}

/** Returns the gaps between spans, in order. */
export function complement(spans: readonly Span[], duration: number): Span[] {
  const free: Span[] = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start > at) free.push({ start: at, end: Math.min(start, duration) });
    at = Math.max(at, end);
  }
  if (at < duration) free.push({ start: at, end: duration });
  return free.filter(({ start, end }) => end > start);
}

export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}
