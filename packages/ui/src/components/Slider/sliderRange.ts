export interface SliderMark {
  value: number;
  /** Below its tick. */
  label?: string;
}

export interface SliderLimits {
  /** Lower limit; 0 when left out. */
  minValue?: number;
  /** Upper limit; 100 when left out. */
  maxValue?: number;
  /** Between two values, counted from the lower limit; 1 when left out. */
  step?: number;
}

export interface SliderRange {
  min: number;
  max: number;
  step: number;
  /** There is nothing to choose. */
  isEmpty: boolean;
}

const finite = (value: number | undefined, fallback: number) =>
  value !== undefined && Number.isFinite(value) ? value : fallback;

/**
 * Valid limits for a slider. Where `minValue` is not below `maxValue` there is nothing to choose:
 * `isEmpty`, with a range of one in its place.
 */
export function sliderRange({ minValue, maxValue, step }: SliderLimits): SliderRange {
  const min = finite(minValue, 0);
  const max = finite(maxValue, 100);
  const isEmpty = min >= max;
  const stride = finite(step, 1);
  return { min, max: isEmpty ? min + 1 : max, step: stride > 0 ? stride : 1, isEmpty };
}

/** A value inside the range; the lower limit where it is no finite number or nothing can be chosen. */
export const withinRange = (value: number, { min, max, isEmpty }: SliderRange) =>
  isEmpty ? min : Math.min(Math.max(finite(value, min), min), max);

/** The marks that lie inside the range, with their places as 0–1 of it. */
export function placeMarks(marks: readonly SliderMark[], { min, max }: SliderRange) {
  return marks
    .filter(({ value }) => value >= min && value <= max)
    .map((mark) => ({ ...mark, place: (mark.value - min) / (max - min) }));
}
