export function clamp(value: number, least = 0, most = 1): number {
  return Math.min(most, Math.max(least, value));
}

/** Eases in and out: slow at both ends. */
export function easeInOut(at: number): number {
  const share = clamp(at);
  return share * share * (3 - 2 * share);
}

const BACK = 1.28;

/** Fast, 6 % past its target, and back; the peak is at 0.626 of the way. */
export function easeOver(at: number): number {
  const left = clamp(at) - 1;
  return 1 + (BACK + 1) * left ** 3 + BACK * left ** 2;
}

export function lerp(from: number, to: number, at: number): number {
  return from + (to - from) * at;
}
