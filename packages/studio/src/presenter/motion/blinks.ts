import { clamp } from '../gestures/ease.ts';
import type { Phrase } from './phrases.ts';
import { seededRandom } from './random.ts';

/** A blink: when the lids begin to fall, in seconds. */
export interface Blink {
  start: number;
}

/** Seconds; people who speak blink 15 to 25 times a minute (Bentivoglio et al., 1997). */
const SHORTEST_GAP = 1.6;
const LONGEST_GAP = 5.2;
/** Seconds in which lids fall, are shut, and rise: they shut faster than they open (Evinger et al., 1991). */
const FALL = 0.045;
const HELD = 0.03;
const RISE = 0.065;
export const BLINK = FALL + HELD + RISE;
/** Share of blinks that are doubled. */
const DOUBLE_SHARE = 0.12;
const DOUBLE_GAP = 0.2;
/** Seconds to each side in which a blink goes to the border of a phrase. */
const PULL = 0.9;
const AFTER_BORDER = 0.03;

/**
 * The blinks of a passage, most of them where phrases begin and end, as speakers have them; equal seeds
 * give equal blinks.
 */
export function blinkSchedule(
  seed: string,
  duration: number,
  phrases: readonly Phrase[] = [],
): Blink[] {
  const random = seededRandom(`blinks ${seed}`);
  const borders = phrases.flatMap(({ start, end }) => [start - BLINK, end + AFTER_BORDER]);
  const blinks: Blink[] = [];
  // The mean of two random numbers makes middling gaps likeliest.
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
