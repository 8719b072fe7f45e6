/** Room for a tick, px: 24 and a gap, or what a finger needs. */
export const TICK_ROOM = { fine: 28, coarse: 46 } as const;
/** px for a second: hands rest for 0.9 s between two strokes at least. */
const PER_SECOND = { fine: 32, coarse: 52 } as const;

export interface TickPlaces {
  /** px that the line needs at least. */
  width: number;
  /** Of each tick's middle, 0–1 of the line. */
  places: number[];
}

/**
 * Puts ticks at their moments of a line as long as the sound. Two that are closer than a tick is wide
 * are moved apart: the later one comes later, and those at the end come earlier.
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
