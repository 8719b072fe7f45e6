/** Readers of form values from user input, drafts and servers. None of them throws. */

/** Returns the value if it is one of the choices, otherwise null. */
export function oneOf<T extends string>(choices: readonly T[], value: unknown): T | null {
  return choices.find((choice) => choice === value) ?? null;
}

/** Returns booleans as they are, and `otherwise` for anything else. */
export function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

/** Returns a whole number clamped to the limits, or `otherwise` if the value is not a number. */
export function whole<T>(value: unknown, [min, max]: readonly [number, number], otherwise: T) {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.min(max, Math.max(min, Math.round(value)))
    : otherwise;
}

/**
 * Returns a number of zero or more in at most three characters: 2.5, 12, 999. Null if it is not a number.
 */
export function threeCharacters(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const kept = Math.min(999, Math.max(0, value));
  return kept < 9.95 ? Math.round(kept * 10) / 10 : Math.round(kept);
}

/** Returns `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, otherwise null. */
export function hexColor(value: unknown): string | null {
  return typeof value === 'string' && /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)
    ? value
    : null;
}
