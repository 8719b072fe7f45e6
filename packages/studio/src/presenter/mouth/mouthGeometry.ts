/**
 * The outline of a mouth, in units of the art, around the point between the lips.
 *
 * Pure numbers, so that it can be tested and measured without a canvas.
 */
import type { MouthShape } from './mouthShapes.ts';

/** The measures of a mouth in one style of art, in art units. */
export interface MouthMeasures {
  /** Half the width of closed lips, and what full opening adds to it. */
  halfWidth: number;
  widening: number;
  /** Height of a mouth fully open. */
  height: number;
  /** How deep the line of closed lips hangs in a full smile. */
  sag: number;
  /** Width of the right half by that of the left: below 1 on a face turned to the right. */
  turn: number;
  /** Height of the band of teeth. */
  teeth: number;
  /** The stroke around the mouth. */
  line: number;
}

/** Sag of neutral lips as a share of a full smile: a straight line would look cross. */
const NEUTRAL = 0.1;

export interface MouthOutline {
  left: number;
  right: number;
  /** y of the corners. */
  corner: number;
  /** y of the middle of the upper and the lower edge. */
  top: number;
  bottom: number;
  /** How far the upper edge bulges at the corners, 0–1. */
  roundness: number;
  teethBottom: number;
  tongueTop: number;
}

/** The edges of a mouth. */
export function mouthOutline(shape: MouthShape, measures: MouthMeasures): MouthOutline {
  const opened = Math.min(1, shape.opening / 0.3);
  const half = (measures.halfWidth + measures.widening * opened) * shape.width;
  // Narrow, rounded mouths are taller for the same opening, or they would shrink to a dot.
  const height = measures.height * shape.opening * (1 + 0.25 * shape.rounding);
  const raised = NEUTRAL + (1 - NEUTRAL) * shape.smile;
  const smile = measures.sag * raised * (1 - shape.rounding);
  // Closed lips hang between the corners. Opening, the upper lip rises to the corners' height
  // and the jaw takes the lower one down; a rounded mouth opens about its middle instead.
  const corner = -smile * 0.45;
  const upper = corner + smile * (1 - 0.8 * opened);
  const top = upper - height * (0.12 + 0.3 * shape.rounding);
  const bottom = top + height;
  const cornerY = corner + (top + height / 2 - corner) * shape.rounding;
  return {
    left: -half,
    right: half * measures.turn,
    corner: cornerY,
    top,
    bottom,
    roundness: shape.rounding,
    teethBottom: top + Math.min(measures.teeth, height * 0.62) * shape.teeth,
    tongueTop: bottom - height * 0.42 * shape.tongue,
  };
}
