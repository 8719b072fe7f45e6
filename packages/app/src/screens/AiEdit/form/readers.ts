/** Readers of what a form may be handed: by a hand, by a draft, by a server. None of them throws. */

/** The value when it is one of the choices, else null. */
export function oneOf<T extends string>(choices: readonly T[], value: unknown): T | null {
  return choices.find((choice) => choice === value) ?? null;
}

/** True and false as they are, all else as `otherwise`. */
export function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

/** A whole number between the limits, `otherwise` for what is no number. */
export function whole<T>(value: unknown, [min, max]: readonly [number, number], otherwise: T) {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.min(max, Math.max(min, Math.round(value)))
    : otherwise;
}

/** Zero or more in at most three characters: 2.5, 12, 999. Null for what is no number. */
export function threeCharacters(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const kept = Math.min(999, Math.max(0, value));
  return kept < 9.95 ? Math.round(kept * 10) / 10 : Math.round(kept);
}

/** `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, else null. */
export function hexColor(value: unknown): string | null {
  return typeof value === 'string' && /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)
    ? value
    : null;
}
