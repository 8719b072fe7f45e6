/**
 * The shape of a mouth as numbers, and its values for each phone.
 *
 * Easing between numbers looks clearly better than switching between the few mouths of the art. The
 * values were chosen by eye on the presenters.
 */

/** All 0–1 except `width`, which is a factor of the mouth's width. */
export interface MouthShape {
  width: number;
  opening: number;
  /** From a smile's pointed corners to a circle. */
  rounding: number;
  /** How far the corners are raised. */
  smile: number;
  /** How far the upper teeth show. */
  teeth: number;
  tongue: number;
  /** The lower lip under the upper teeth, as in f. */
  tuck: number;
  /** Lips pressed together, as in m. */
  press: number;
  /** The tip of the tongue between the teeth, as in th. */
  tip: number;
}

type Numbers = [
  width: number,
  opening: number,
  rounding: number,
  smile: number,
  teeth: number,
  tongue: number,
  tuck?: number,
  press?: number,
  tip?: number,
];

const shape = (
  ...[width, opening, rounding, smile, teeth, tongue, tuck = 0, press = 0, tip = 0]: Numbers
): MouthShape => ({ width, opening, rounding, smile, teeth, tongue, tuck, press, tip });

/** The mouth in silence: neutral and closed. */
export const REST = shape(0.86, 0, 0, 0.1, 0, 0);

/** Shapes by phone, in the alphabet of the speech engine. */
const BY_PHONES: readonly (readonly [phones: string, MouthShape])[] = [
  ['pau', REST],
  ['m b p', shape(0.8, 0, 0.05, 0, 0, 0, 0, 1)],
  ['f v', shape(0.84, 0.2, 0, 0.05, 1, 0, 1)],
  ['th dh', shape(0.86, 0.26, 0, 0.05, 0.85, 0, 0, 0, 1)],
  ['t d n s z l', shape(0.9, 0.24, 0, 0.1, 1, 0.2)],
  ['sh ch jh zh', shape(0.86, 0.34, 0.62, 0, 1, 0)],
  ['k g ng hh y', shape(0.9, 0.32, 0.05, 0.1, 0.6, 0.5)],
  ['r er', shape(0.86, 0.34, 0.6, 0, 0.4, 0.4)],
  ['aa ay aw ah', shape(0.92, 0.98, 0.22, 0.08, 0.75, 0.8)],
  ['ae eh ey', shape(0.98, 0.62, 0.05, 0.22, 0.9, 0.55)],
  ['iy ih', shape(1.12, 0.36, 0, 0.42, 1, 0.25)],
  ['ow ao oy', shape(0.86, 0.66, 0.82, 0, 0.15, 0.35)],
  ['w uw uh', shape(0.66, 0.4, 1, 0, 0, 0)],
  ['ax', shape(0.88, 0.4, 0.1, 0.08, 0.6, 0.3)],
];

const SHAPES: ReadonlyMap<string, MouthShape> = new Map(
  BY_PHONES.flatMap(([phones, value]) => phones.split(' ').map((phone) => [phone, value] as const)),
);

/** Phones listed in the table. */
export const KNOWN_PHONES: readonly string[] = [...SHAPES.keys()];

/** Returns a phone's shape; for unknown phones, that of the neutral vowel. */
export function mouthShape(phone: string): MouthShape {
  return SHAPES.get(phone) ?? SHAPES.get('ax') ?? REST;
}

/** Phones with closed lips, or with the lip on the teeth: viewers notice when these are missing. */
const HELD = new Set(['m', 'b', 'p', 'f', 'v']);

export function isHeld(phone: string): boolean {
  return HELD.has(phone);
}

export function isSilence(phone: string): boolean {
  return phone === 'pau';
}

/** Tongue consonants: the lips take the shape of the next vowel. */
const LINGUAL = new Set('t d n s z l k g ng hh y th dh'.split(' '));

export function isLingual(phone: string): boolean {
  return LINGUAL.has(phone);
}

/** How much a full smile adds to the mouth's width. */
const SMILE_WIDENS = 0.12;

/** Adds a smile of 0–1 to a shape. Rounded lips smile less. */
export function smiling(shape: MouthShape, smile: number): MouthShape {
  const seen = smile * (1 - 0.9 * shape.rounding) * (1 - 0.4 * shape.tuck);
  return {
    ...shape,
    width: shape.width + SMILE_WIDENS * seen,
    smile: shape.smile + (1 - shape.smile) * seen,
    press: shape.press * (1 - 0.5 * seen),
  };
}

const PARTS = Object.keys(REST) as (keyof MouthShape)[];

/** Mixes two shapes; `at` is 0–1. */
export function mixShapes(from: MouthShape, to: MouthShape, at: number): MouthShape {
  return mapShape(from, (value, part) => value + (to[part] - value) * at);
}

/** Changes each number of a shape. */
export function mapShape(
  from: MouthShape,
  change: (value: number, part: keyof MouthShape) => number,
): MouthShape {
  const to = { ...from };
  for (const part of PARTS) to[part] = change(from[part], part);
  return to;
}
