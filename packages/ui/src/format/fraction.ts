/** A number held between 0 and 1; what is no number counts as 0. */
export function fraction(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}

/** A percentage held between 0 and 100 and rounded; what is no number counts as 0. */
export function percent(value: number): number {
  return Math.round(fraction(value / 100) * 100);
}
