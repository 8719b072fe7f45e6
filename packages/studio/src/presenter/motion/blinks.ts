import { seededRandom } from './random.ts';

/** Seconds for which the eyes are shut. */
export interface Blink {
  start: number;
  end: number;
}

/** Seconds; people who speak blink 15 to 25 times a minute. */
const SHORTEST_GAP = 1.6;
const LONGEST_GAP = 5.2;
const SHUT_SECONDS = 0.13;
/** Share of blinks that are doubled. */
const DOUBLE_SHARE = 0.12;
const DOUBLE_GAP = 0.2;
/** Share of passages that open with a blink, and its seconds before the first word. */
const OPENING_SHARE = 0.3;
const BEFORE_WORD = 0.06;

/**
 * The blinks of a passage; equal seeds give equal blinks.
 *
 * @param opening seconds at which its first word begins, where some passages have a blink
 */
export function blinkSchedule(seed: string, duration: number, opening = 0): Blink[] {
  const random = seededRandom(`blinks ${seed}`);
  const blinks: Blink[] = [];
  // The mean of two random numbers makes middling gaps likeliest.
  const gap = () => SHORTEST_GAP + (LONGEST_GAP - SHORTEST_GAP) * ((random() + random()) / 2);
  let at = opening > BEFORE_WORD && random() < OPENING_SHARE ? opening - BEFORE_WORD : gap() * 0.6;
  while (at + SHUT_SECONDS < duration) {
    blinks.push({ start: at, end: at + SHUT_SECONDS });
    at += random() < DOUBLE_SHARE ? SHUT_SECONDS + DOUBLE_GAP : gap();
  }
  return blinks;
}

/** Whether the eyes are shut at a time in seconds. */
export function eyesShut(blinks: readonly Blink[], time: number): boolean {
  let low = 0;
  let high = blinks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blinks[middle]?.end ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  const next = blinks[low];
  return next !== undefined && next.start <= time;
}
