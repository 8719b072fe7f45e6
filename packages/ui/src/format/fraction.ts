/** A number limited to 0–1; 0 for NaN and infinities. */
export function fraction(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}

/** A percentage limited to 0–100 and rounded; 0 for NaN and infinities. */
export function percent(value: number): number {
  return Math.round(fraction(value / 100) * 100);
}
