import { easeInOut } from '../gestures/ease.ts';

/** A change of one value. */
export interface Move {
  /** Seconds. */
  start: number;
  seconds: number;
  to: number;
}

/**
 * Returns the value of a series of moves at a time, starting at 0: a move that starts before the last one
 * has ended continues from that one's current value.
 */
export function valueAt(moves: readonly Move[], time: number): number {
  let low = 0;
  let high = moves.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moves[middle]?.start ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  // Moves are shorter than most gaps between them, so looking back a few is enough.
  let value = moves[low - 5]?.to ?? 0;
  for (const { start, seconds, to } of moves.slice(Math.max(0, low - 4), low)) {
    value += (to - value) * (seconds > 0 ? easeInOut((time - start) / seconds) : 1);
  }
  return value;
}
