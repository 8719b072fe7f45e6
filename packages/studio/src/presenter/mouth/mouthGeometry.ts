/**
 * The edges of a mouth, in units of the art, around the point between the lips.
 *
 * Pure numbers, so they can be tested and measured without a canvas.
 */
import type { Style } from '../rig/anchors.ts';
import { anchorsOf } from '../rig/anchors.ts';
import { clamp, mix } from '../rig/rigShape.ts';
import type { MouthShape } from './mouthShapes.ts';

/** A cubic Bézier curve: two ends with two handles between them. */
export type Curve = readonly [Place, Place, Place, Place];
type Place = readonly [x: number, y: number];

/** Sizes of a mouth at a scale of 1. */
const HALF_WIDTH = 14.5;
const HEIGHT = 19;
const SMILE = 2.6;
/** Width of the right half relative to the left on faces that turn to the right. */
const TURN = 0.92;
/** With a beard the mouth is lower and smaller, to clear the moustache. */
const BEARD = { drop: 1.6, size: 0.86 };

export interface MouthOutline {
  x: number;
  y: number;
  /** Half the width. */
  half: number;
  height: number;
  /** y of the middle of the upper and the lower edge. */
  top: number;
  bottom: number;
  left: Place;
  right: Place;
  /** Fullness of the upper and the lower edge, which positions their handles. */
  upperFullness: number;
  lowerFullness: number;
  /**
   * Returns the curve from the left corner to the right one, with its middle `at` below the mouth's centre.
   */
  edge: (at: number, fullness: number) => Curve;
  /** Art units per unit of the flat art, including the beard's size. */
  unit: number;
}

export function mouthOutline(shape: MouthShape, style: Style, isBearded: boolean): MouthOutline {
  const { mouth, mouthScale } = anchorsOf(style);
  const size = isBearded ? BEARD.size : 1;
  const unit = mouthScale * size;
  const x = mouth.x;
  const y = mouth.y + (isBearded ? BEARD.drop * mouthScale : 0);
  const half = HALF_WIDTH * shape.width * (1 - 0.42 * shape.rounding) * unit;
  const height = HEIGHT * shape.opening * unit * (1 + 0.12 * shape.rounding);
  // As the mouth opens, the jaw lowers the lower lip and the upper one follows the corners; rounded lips
  // open about their middle instead.
  const smile = shape.smile * SMILE * mouthScale;
  const top =
    smile * (1 - 0.55 * clamp(shape.opening * 2)) - height * (0.16 + 0.3 * shape.rounding);
  const bottom = top + height;
  const corner = mix(-smile, (top + bottom) / 2, shape.rounding);
  const turn = style === 'notionists' ? TURN : 1;
  const fullness = mix(mix(0.6, 0.78, clamp(shape.opening * 1.3)), 0.98, shape.rounding);
  const left: Place = [x - half, y + corner];
  const right: Place = [x + half * turn, y + corner];
  return {
    ...{ x, y, half, height, top, bottom, left, right, unit },
    upperFullness: fullness,
    lowerFullness: Math.min(1.02, fullness + 0.1),
    edge: (at, full) => {
      // The middle of a cubic is at 3/4 of its handles.
      const handle = y + corner + ((at - corner) * 4) / 3;
      return [left, [x - half * full, handle], [x + half * turn * full, handle], right];
    },
  };
}

/** Returns the part of a curve between two shares of it, by de Casteljau's construction. */
export function section([a, b, c, d]: Curve, from: number, to: number): Curve {
  const at = (u: number, v: number, w: number): Place => {
    const blend = (axis: 0 | 1) => {
      const one = (p: Place, q: Place, share: number) => mix(p[axis], q[axis], share);
      const [ab, bc, cd] = [[a, b] as const, [b, c] as const, [c, d] as const].map(([p, q]) =>
        one(p, q, u),
      ) as [number, number, number];
      return mix(mix(ab, bc, v), mix(bc, cd, v), w);
    };
    return [blend(0), blend(1)];
  };
  return [at(from, from, from), at(from, from, to), at(from, to, to), at(to, to, to)];
}
