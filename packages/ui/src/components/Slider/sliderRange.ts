export interface SliderMark {
  value: number;
  /** Below its tick. */
  label?: string;
}

export interface SliderLimits {
  minValue?: number;
  maxValue?: number;
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
 * Limits that a slider can be drawn with. Where `minValue` is not below `maxValue` there is nothing
 * to choose: `isEmpty`, and a drawable range stands in.
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

/** A value inside the range and on one of its steps; the last one may lie below the upper limit. */
export function onStep(value: number, range: SliderRange) {
  const { min, max, step } = range;
  const steps = Math.round((withinRange(value, range) - min) / step);
  // A quotient such as 0.3 / 0.1 falls just below its whole number.
  const last = Math.floor((max - min) / step + 1e-9);
  // And a product such as 3 * 0.1 just above its own.
  const stepped = Number((min + Math.min(steps, last) * step).toPrecision(12));
  return withinRange(stepped, range);
}

interface KeyPress {
  value: number;
  range: SliderRange;
  /** The upper limit is on the left. */
  isMirrored: boolean;
  /** Arrows take the larger step. */
  isLarge: boolean;
}

/** Where a slider's key leads (ARIA APG); null for a key that is none of its own. */
export function afterKey(key: string, { value, range, isMirrored, isLarge }: KeyPress) {
  const { min, max, step } = range;
  // A tenth of the range, as browsers do: ten steps of a film's position are but a second.
  const large = Math.max(step, (max - min) / 10);
  const small = isLarge ? large : step;
  const right = isMirrored ? -small : small;
  const targets = new Map([
    ['ArrowRight', value + right],
    ['ArrowLeft', value - right],
    ['ArrowUp', value + small],
    ['ArrowDown', value - small],
    ['PageUp', value + large],
    ['PageDown', value - large],
    ['Home', min],
    ['End', max],
  ]);
  const target = targets.get(key);
  return target === undefined ? null : onStep(target, range);
}

/** Where a value inside the range lies, as 0–1 of it. */
export const placeOf = (value: number, { min, max }: SliderRange) => (value - min) / (max - min);

/** The marks that lie inside the range, with their places as 0–1 of it. */
export function placeMarks(marks: readonly SliderMark[], range: SliderRange) {
  return marks
    .filter(({ value }) => value >= range.min && value <= range.max)
    .map((mark) => ({ ...mark, place: placeOf(mark.value, range) }));
}
