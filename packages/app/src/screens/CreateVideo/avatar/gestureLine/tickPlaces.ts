/** Room for a tick in px: 24 and a gap, or a finger's touch target. */
export const TICK_ROOM = { fine: 28, coarse: 46 } as const;
/** px per second: hands rest for at least 0.9 s between two strokes. */
const PER_SECOND = { fine: 32, coarse: 52 } as const;

export interface TickPlaces {
  /** Minimum length of the line, in px. */
  width: number;
  /** The centre of each tick, 0–1 of the line. */
  places: number[];
}

/**
 * Places ticks at their moments on a line as long as the sound. Two that are closer than a tick is wide are
 * moved apart: the later one moves right, and those at the end move left.
 *
 * @param moments seconds, in order
 */
export function tickPlaces(
  moments: readonly number[],
  duration: number,
  pointer: keyof typeof TICK_ROOM,
): TickPlaces {
  const room = TICK_ROOM[pointer];
  const width = Math.max(room * moments.length, Math.ceil(duration * PER_SECOND[pointer]), room);
  const perSecond = duration > 0 ? width / duration : 0;
  const middles: number[] = [];
  for (const moment of moments) {
    middles.push(Math.max(moment * perSecond, (middles.at(-1) ?? -room / 2) + room));
  }
  let latest = width - room / 2;
  for (let i = middles.length - 1; i >= 0; i -= 1) {
    middles[i] = Math.min(middles[i] ?? 0, latest);
    latest = (middles[i] ?? 0) - room;
  }
  return { width, places: middles.map((middle) => middle / width) };
}
