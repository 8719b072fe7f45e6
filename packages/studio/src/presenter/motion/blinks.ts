import { clamp } from '../gestures/ease.ts';
import type { Phrase } from './phrases.ts';
import { seededRandom } from './random.ts';

/** A blink: the time at which the lids start to fall, in seconds. */
export interface Blink {
  start: number;
}

/** Seconds; people blink 15 to 25 times a minute while speaking (Bentivoglio et al., 1997). */
const SHORTEST_GAP = 1.6;
const LONGEST_GAP = 5.2;
/**
 * Seconds in which lids fall, stay shut, and rise: they shut faster than they open (Evinger et al., 1991).
 */
const FALL = 0.045;
const HELD = 0.03;
const RISE = 0.065;
export const BLINK = FALL + HELD + RISE;
/** Share of double blinks. */
const DOUBLE_SHARE = 0.12;
const DOUBLE_GAP = 0.2;
/** Seconds in either direction within which a blink snaps to the border of a phrase. */
const PULL = 0.9;
const AFTER_BORDER = 0.03;

/**
 * Returns the blinks of a passage, most of them where phrases start and end, as with real speakers; equal
 * seeds give equal blinks.
 */
export function blinkSchedule(
  seed: string,
  duration: number,
  phrases: readonly Phrase[] = [],
): Blink[] {
  const random = seededRandom(`blinks ${seed}`);
  const borders = phrases.flatMap(({ start, end }) => [start - BLINK, end + AFTER_BORDER]);
  const blinks: Blink[] = [];
  // The mean of two random numbers makes medium gaps the most likely.
  const gap = () => SHORTEST_GAP + (LONGEST_GAP - SHORTEST_GAP) * ((random() + random()) / 2);
  let wanted = gap() * 0.6;
  while (wanted + BLINK < duration) {
    const last = blinks.at(-1)?.start ?? Number.NEGATIVE_INFINITY;
    const near = borders
      .filter(
        (border) => border > Math.max(0, last + SHORTEST_GAP / 2) && border + BLINK < duration,
      )
      .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
    const start = near !== undefined && Math.abs(near - wanted) < PULL ? near : wanted;
    blinks.push({ start });
    const again = start + BLINK + DOUBLE_GAP;
    if (random() < DOUBLE_SHARE && again + BLINK < duration) blinks.push({ start: again });
    wanted = Math.max(wanted, blinks.at(-1)?.start ?? wanted) + gap();
  }
  return blinks;
}

/** How far the eyes are open at a time in seconds, 0–1. */
export function openness(blinks: readonly Blink[], time: number): number {
  const last = blinks.findLast(({ start }) => start <= time);
  if (!last) return 1;
  const into = time - last.start;
  return into < FALL + HELD ? 1 - clamp(into / FALL) : clamp((into - FALL - HELD) / RISE);
}
