/** A path of the rig in the units of the art, positioned on the figure. Caps and joins are round. */
export interface RigShape {
  /** SVG path data. */
  d: string;
  fill?: string;
  stroke?: string;
  /** Of the stroke. */
  width?: number;
  opacity?: number;
  /** SVG path data, untransformed, that clips it. */
  clip?: string;
  /** a, b, c, d, e, f as in SVG's `matrix()`. */
  transform?: Matrix;
}

export type Matrix = readonly [number, number, number, number, number, number];

/**
 * Formats path data with numbers to a tenth of a unit, too fine to see, so equal shapes are equal strings.
 */
export function path(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((all, part, i) => all + fine(values[i - 1] ?? 0) + part);
}

function fine(value: number): number {
  return Math.round(value * 10) / 10;
}

export function mix(from: number, to: number, at: number): number {
  return from + (to - from) * at;
}

export function clamp(value: number, least = 0, most = 1): number {
  return Math.min(most, Math.max(least, value));
}
