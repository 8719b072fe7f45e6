export interface SliderMark {
  value: number;
  /** Label below the tick. */
  label?: string;
}

export interface SliderLimits {
  /** Lower limit; 0 by default. */
  minValue?: number;
  /** Upper limit; 100 by default. */
  maxValue?: number;
  /** Distance between two values, counted from the lower limit; 1 by default. */
  step?: number;
}

export interface SliderRange {
  min: number;
  max: number;
  step: number;
  /** Whether there is nothing to choose. */
  isEmpty: boolean;
}

const finite = (value: number | undefined, fallback: number) =>
  value !== undefined && Number.isFinite(value) ? value : fallback;

/**
 * Returns valid limits for a slider. If `minValue` is not below `maxValue` there is nothing to choose:
 * `isEmpty` is true, and the range has a length of one.
 */
export function sliderRange({ minValue, maxValue, step }: SliderLimits): SliderRange {
  const min = finite(minValue, 0);
  const max = finite(maxValue, 100);
  const isEmpty = min >= max;
  const stride = finite(step, 1);
  return { min, max: isEmpty ? min + 1 : max, step: stride > 0 ? stride : 1, isEmpty };
}

/** Clamps a value to the range; returns the lower limit for a non-finite number or an empty range. */
export const withinRange = (value: number, { min, max, isEmpty }: SliderRange) =>
  isEmpty ? min : Math.min(Math.max(finite(value, min), min), max);

/** Returns the marks inside the range, with their places as fractions of it, 0–1. */
export function placeMarks(marks: readonly SliderMark[], { min, max }: SliderRange) {
  return marks
    .filter(({ value }) => value >= min && value <= max)
    .map((mark) => ({ ...mark, place: (mark.value - min) / (max - min) }));
}
