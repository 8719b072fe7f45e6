/** Limits a number to 0–1; returns 0 for NaN and infinities. */
export function fraction(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}

/** Limits a percentage to 0–100 and rounds it; returns 0 for NaN and infinities. */
export function percent(value: number): number {
  return Math.round(fraction(value / 100) * 100);
}
