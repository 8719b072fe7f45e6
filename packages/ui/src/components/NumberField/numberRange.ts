export interface NumberLimits {
  minValue?: number;
  maxValue?: number;
  step?: number;
}

/** How many steps Page Up and Page Down go. */
export const PAGE_STEPS = 10;

/** How many digits stand behind the point of a number as JavaScript writes it. */
export function decimalsOf(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

const orNothing = (number: number | undefined) => (Number.isFinite(number) ? number : undefined);

/**
 * The numbers that a field takes: between its limits, and on its step counted from the lower limit,
 * else from 0. A limit or step that is no number, or a step that is not above 0, counts as none.
 */
export function numberRange(limits: NumberLimits) {
  const min = orNothing(limits.minValue);
  const max = orNothing(limits.maxValue);
  const given = orNothing(limits.step);
  const step = given !== undefined && given > 0 ? given : undefined;

  const clamp = (number: number) => Math.max(min ?? -Infinity, Math.min(max ?? Infinity, number));

  function snap(number: number, stride: number): number {
    const base = min ?? 0;
    const decimals = Math.min(100, Math.max(decimalsOf(base), decimalsOf(stride)));
    // 0.1 + 0.2 is written with one decimal; adding 0 turns -0 into 0.
    const at = (steps: number) => Number((base + steps * stride).toFixed(decimals)) + 0;
    const places = (clamp(number) - base) / stride;
    const nearest = Math.sign(places) * Math.round(Math.abs(places));
    return max !== undefined && at(nearest) > max ? at(nearest - 1) : at(nearest);
  }

  const stride = step ?? 1;

  /** A number brought between the limits, and onto the step where one was given. */
  const place = (number: number) =>
    step === undefined || !Number.isFinite(clamp(number)) ? clamp(number) : snap(number, step);

  /** The number so many steps up (or down, below 0); an empty field starts at the limit behind it. */
  function next(number: number | null, steps: number): number {
    if (number === null) return snap((steps > 0 ? min : max) ?? 0, stride);
    const nearest = snap(number, stride);
    // From between two steps the first one leads onto the nearer that lies ahead.
    const isAhead = Math.abs(steps) === 1 && (nearest - number) * steps > 0;
    return isAhead ? nearest : snap(number + steps * stride, stride);
  }

  return {
    place,
    next,
    /** Whether there is a number left in this direction. */
    canStep: (number: number | null, steps: number) =>
      number === null || (next(number, steps) - number) * steps > 0,
    lowest: min,
    highest: max === undefined ? undefined : snap(max, stride),
    allowsNegative: min === undefined || min < 0,
  };
}
