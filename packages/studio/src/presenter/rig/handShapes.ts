/** The shapes that hands take. Fingers mix one by one, so a count never switches abruptly. */
import type { Finger, HandShape } from './rigState.ts';

const FOLDED: Finger = [0, 0];

const palm = (
  thumb: Finger,
  index: Finger,
  middle: Finger = FOLDED,
  ring: Finger = FOLDED,
  little: Finger = FOLDED,
): HandShape => ({ view: 'palm', thumb, index, middle, ring, little });

const FIST = palm(FOLDED, FOLDED);

export const HAND_SHAPES = {
  open: palm([1, -46], [1, -15], [1, -4], [1, 8], [1, 22]),
  relaxed: palm([1, -30], [0.8, -2], [0.82, 1], [0.78, 5], [0.74, 9]),
  /** Flat, as if something were lying on it. */
  offer: palm([1, -62], [1, 3], [1, 1], [0.98, -2], [0.95, -5]),
  one: palm(FOLDED, [1, -2]),
  two: palm(FOLDED, [1, -11], [1, 7]),
  three: palm(FOLDED, [1, -14], [1, -1], [1, 12]),
  four: palm(FOLDED, [1, -13], [1, -3], [1, 7], [1, 19]),
  fist: FIST,
  /** A thumb up. */
  thumb: { ...FIST, view: 'side', thumb: [1, 0] },
  /** The index finger towards the viewer. */
  viewer: { ...FIST, view: 'front' },
} as const satisfies Record<string, HandShape>;

/**
 * Mixes two shapes of a hand. The view changes halfway, so hands of two views should mix only out of view.
 *
 * @param at 0–1; slightly above 1 overshoots.
 */
export function mixHands(from: HandShape, to: HandShape, at: number): HandShape {
  const mix = ([e, a]: Finger, [toE, toA]: Finger): Finger => [
    e + (toE - e) * at,
    a + (toA - a) * at,
  ];
  return {
    view: at < 0.5 ? from.view : to.view,
    thumb: mix(from.thumb, to.thumb),
    index: mix(from.index, to.index),
    middle: mix(from.middle, to.middle),
    ring: mix(from.ring, to.ring),
    little: mix(from.little, to.little),
  };
}
