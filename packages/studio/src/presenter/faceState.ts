/**
 * Eyes and brows of a frame as numbers, rounded to steps too fine to see, because equal states are not
 * repainted.
 */
import type { Expression } from './gestures/expressions.ts';
import type { Brows } from './motion/brows.ts';
import type { ArmPose, BrowShape, EyeState, Finger, HandShape } from './rig/rigState.ts';

/** Steps per unit. */
const EYE_STEPS = 16;
const FINGER_STEPS = 32;
const BROW_STEPS = 4;

type Shape = readonly [left: BrowShape, right: BrowShape];

const RAISED: Shape = [
  [-5, -6.5, -4.5],
  [-5, -6.5, -4.5],
];
const QUESTIONING: Shape = [
  [-5.5, -8, -5],
  [2, 0.5, 0],
];
const STRESSED: Shape = [
  [4, 0.8, -1.5],
  [4, 0.8, -1.5],
];

/**
 * Returns the nearest whole step. A sentence spoken at another time differs by rounding, which must not
 * show.
 */
export function stepOf(value: number): number {
  // Avoids a negative zero, which would be a different state.
  return Math.round(value + 1e-6) + 0;
}

function rounded(value: number, steps: number): number {
  return stepOf(value * steps) / steps;
}

/** Mixes the shapes of the brows. */
export function browState(brows: Brows): { left: BrowShape; right: BrowShape } {
  const { raised, questioning, stressed } = brows;
  const side = (i: 0 | 1): BrowShape => {
    const at = (part: 0 | 1 | 2) =>
      rounded(
        RAISED[i][part] * raised +
          QUESTIONING[i][part] * questioning +
          STRESSED[i][part] * stressed,
        BROW_STEPS,
      );
    return [at(0), at(1), at(2)];
  };
  return { left: side(0), right: side(1) };
}

/** Combines the lids, gaze and smile of sentence and gesture. */
export function eyeState(
  open: number,
  gaze: { x: number; y: number },
  smile: number,
  expression: Expression,
): EyeState {
  const { x, y, weight } = expression.gaze;
  const mixed = (own: number, drawn: number) => rounded(own + (drawn - own) * weight, EYE_STEPS);
  return {
    open: rounded(open * expression.lids, EYE_STEPS),
    gazeX: mixed(gaze.x, x),
    gazeY: mixed(gaze.y, y),
    smile: rounded(Math.max(smile, expression.eyeSmile), EYE_STEPS),
  };
}

/** @param unit length of a step */
export function armState(arm: ArmPose | null, unit: number): ArmPose | null {
  if (!arm) return null;
  const place = (value: number) => stepOf(value / unit) * unit;
  return {
    wristX: place(arm.wristX),
    wristY: place(arm.wristY),
    angle: rounded(arm.angle, 2),
    elbowX: place(arm.elbowX),
    elbowY: place(arm.elbowY),
    hand: handState(arm.hand),
  };
}

function handState(hand: HandShape): HandShape {
  const finger = ([extension, degrees]: Finger): Finger => [
    rounded(extension, FINGER_STEPS),
    rounded(degrees, 1),
  ];
  const { view, thumb, index, middle, ring, little } = hand;
  return {
    view,
    thumb: finger(thumb),
    index: finger(index),
    middle: finger(middle),
    ring: finger(ring),
    little: finger(little),
  };
}
