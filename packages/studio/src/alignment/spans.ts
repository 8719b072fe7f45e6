import { levelsOf, soundingRange, speechThreshold } from '../speech/takes/levels.ts';
import type { Recording } from '../speech/takes/takeTypes.ts';
import type { TimedPhone } from '../types.ts';

/** Half-open, seconds. */
export interface Span {
  start: number;
  end: number;
}

/** Seconds per measured level. */
const STEP = 0.01;
/** Shortest silence, in seconds, that counts as a pause: the closure of a plosive is shorter. */
const PAUSE = 0.2;
/** Sounds between pauses that are shorter than this, in seconds, are too short to be a word. */
const SHORTEST = 0.06;
/** Seconds of decay and breath next to a pause that belong to the speech. */
const EDGE = 0.02;

/** Returns where a recording speaks, without the silence around it and its pauses. */
export function spokenSpans(recording: Recording): Span[] {
  const range = soundingRange(recording);
  if (!range) return [];
  const levels = levelsOf(recording);
  const threshold = speechThreshold(levels);
  const spans: Span[] = [];
  let quietFrom: number | null = null;
  let start = range.start;
  for (let time = range.start; time <= range.end; time += STEP) {
    const isLoud = (levels[Math.round(time / STEP)] ?? 0) > threshold;
    if (!isLoud) quietFrom ??= time;
    else if (quietFrom !== null) {
      if (time - quietFrom >= PAUSE) {
        spans.push({ start, end: quietFrom + EDGE });
        start = time - EDGE;
      }
      quietFrom = null;
    }
  }
  spans.push({ start, end: range.end });
  return spans.filter((span) => span.end - span.start >= SHORTEST);
}

/** Returns where an engine speaks, according to its phones. */
export function phoneSpans(phones: readonly TimedPhone[]): Span[] {
  const spans: Span[] = [];
  for (const { phone, start, end } of phones) {
    const last = spans.at(-1);
    if (phone === 'pau') continue;
    if (last && start - last.end < 0.03) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

/** The total length of spans, in seconds. */
export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Converts a time to the number of seconds spoken up to it. */
export function spokenAt(spans: readonly Span[], time: number): number {
  return spans.reduce(
    (sum, { start, end }) => sum + Math.min(Math.max(0, time - start), end - start),
    0,
  );
}

/** Returns the time by which `spoken` seconds are spoken; at a pause, its start or its end. */
export function timeAt(spans: readonly Span[], spoken: number, side: 'before' | 'after'): number {
  let rest = spoken;
  for (const [i, { start, end }] of spans.entries()) {
    const length = end - start;
    const isLast = i === spans.length - 1;
    if (rest < length || isLast || (side === 'before' && rest <= length)) {
      return Math.min(start + rest, end);
    }
    rest -= length;
  }
  return spans.at(-1)?.end ?? 0;
}
