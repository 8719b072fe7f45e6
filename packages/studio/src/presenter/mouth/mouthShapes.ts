/**
 * The shape of a mouth as numbers, and its values for each phone.
 *
 * Easing between numbers looks clearly better than switching between the few mouths of the art. The
 * values were chosen by eye on the presenters.
 */

/** All 0–1 but `width`, which is a factor of the mouth's width at rest. */
export interface MouthShape {
  width: number;
  opening: number;
  /** From a smile's pointed corners to a circle. */
  rounding: number;
  /** How far the upper teeth show. */
  teeth: number;
  tongue: number;
  /** How far the corners are raised. Set by the sentence, not by phones. */
  smile: number;
}

const shape = (
  width: number,
  opening: number,
  rounding: number,
  teeth: number,
  tongue: number,
): MouthShape => ({ width, opening, rounding, teeth, tongue, smile: 0 });

/** The mouth of silence, neutral. */
export const REST = shape(1, 0, 0, 0, 0);

/** Shape by phones, in the alphabet of the speech engine. */
const BY_PHONES: readonly (readonly [phones: string, MouthShape])[] = [
  ['pau', REST],
  ['m b p', shape(0.92, 0, 0.1, 0, 0)],
  ['f v', shape(0.9, 0.12, 0, 1, 0)],
  ['th dh', shape(0.95, 0.22, 0, 0.8, 1)],
  ['t d n s z l', shape(1, 0.2, 0, 0.9, 0.3)],
  ['sh ch jh zh', shape(0.62, 0.3, 0.7, 0.9, 0)],
  ['k g ng hh y', shape(0.95, 0.28, 0, 0.5, 0.4)],
  ['r er', shape(0.62, 0.32, 0.7, 0.3, 0.3)],
  ['w uw uh', shape(0.42, 0.26, 1, 0, 0)],
  ['ow ao oy', shape(0.58, 0.55, 0.9, 0, 0.2)],
  ['aa ay aw ah', shape(0.95, 0.85, 0.1, 0.5, 0.7)],
  ['ae eh ey', shape(1.08, 0.6, 0, 0.7, 0.6)],
  ['iy ih', shape(1.12, 0.3, 0, 0.9, 0.3)],
  ['ax', shape(0.92, 0.36, 0, 0.5, 0.3)],
];

const SHAPES: ReadonlyMap<string, MouthShape> = new Map(
  BY_PHONES.flatMap(([phones, value]) => phones.split(' ').map((phone) => [phone, value] as const)),
);

/** Phones that the table names. */
export const KNOWN_PHONES: readonly string[] = [...SHAPES.keys()];

/** A phone's shape; unknown phones have that of the neutral vowel. */
export function mouthShape(phone: string): MouthShape {
  return SHAPES.get(phone) ?? SHAPES.get('ax') ?? REST;
}

/** Phones with closed lips, or the lip on the teeth: viewers notice when these are missed. */
const HELD = new Set(['m', 'b', 'p', 'f', 'v']);

export function isHeld(phone: string): boolean {
  return HELD.has(phone);
}

export function isSilence(phone: string): boolean {
  return phone === 'pau';
}

/** Whether two shapes look the same. */
export function sameShape(a: MouthShape, b: MouthShape): boolean {
  return (Object.keys(REST) as (keyof MouthShape)[]).every((part) => a[part] === b[part]);
}

/** A shape on the way from one to another; `at` is 0–1. */
export function mixShapes(from: MouthShape, to: MouthShape, at: number): MouthShape {
  const mix = (a: number, b: number) => a + (b - a) * at;
  return {
    width: mix(from.width, to.width),
    opening: mix(from.opening, to.opening),
    rounding: mix(from.rounding, to.rounding),
    teeth: mix(from.teeth, to.teeth),
    tongue: mix(from.tongue, to.tongue),
    smile: mix(from.smile, to.smile),
  };
}
