/** Positions and sizes of a rig on each style's art, in its units. */
import type { PresenterRecipe } from '../../types.ts';
import type { Side } from './rigState.ts';

export type Style = PresenterRecipe['style'];

export interface Point {
  x: number;
  y: number;
}

interface Eye extends Point {
  rx: number;
  ry: number;
}

export interface RigAnchors {
  eyes: Record<Side, Eye>;
  /** How far the iris moves at a gaze of 1. */
  gazeReach: Point;
  /** Radii. */
  iris: number;
  pupil: number;
  brows: Record<Side, Point>;
  /** The point between the lips. */
  mouth: Point;
  /** Units per unit of the flat art. */
  mouthScale: number;
  shoulder: Record<Side, Point>;
  /** Lengths of the bones. */
  upperArm: number;
  forearm: number;
  /** Units per unit in which hands are drawn. */
  handScale: number;
  widths: { elbow: number; cuff: number; wrist: number };
  /** The range of x in which hands are clear of the face and inside the picture, in every format. */
  sideColumns: Record<Side, readonly [from: number, to: number]>;
}

const ANCHORS: Record<Style, RigAnchors> = {
  avataaars: {
    eyes: {
      left: { x: 114, y: 112, rx: 11.5, ry: 9 },
      right: { x: 166, y: 112, rx: 11.5, ry: 9 },
    },
    gazeReach: { x: 4.2, y: 2.6 },
    iris: 6.6,
    pupil: 3.3,
    brows: { left: { x: 114, y: 93 }, right: { x: 166, y: 93 } },
    mouth: { x: 140, y: 156 },
    mouthScale: 1,
    shoulder: { left: { x: 70, y: 244 }, right: { x: 210, y: 244 } },
    upperArm: 84,
    forearm: 104,
    handScale: 0.58,
    widths: { elbow: 36, cuff: 27, wrist: 16.5 },
    sideColumns: { left: [17, 74], right: [206, 263] },
  },
  // These faces turn to the right, so the far eye is narrower.
  notionists: {
    eyes: {
      left: { x: 842, y: 768, rx: 44, ry: 34 },
      right: { x: 1036, y: 770, rx: 37, ry: 34 },
    },
    gazeReach: { x: 15, y: 10 },
    iris: 26,
    pupil: 0,
    brows: { left: { x: 842, y: 690 }, right: { x: 1036, y: 694 } },
    mouth: { x: 940, y: 946 },
    mouthScale: 4.5,
    shoulder: { left: { x: 400, y: 1370 }, right: { x: 1330, y: 1370 } },
    upperArm: 780,
    forearm: 860,
    handScale: 4,
    widths: { elbow: 236, cuff: 178, wrist: 112 },
    sideColumns: { left: [188, 740], right: [1090, 1555] },
  },
};

export function anchorsOf(style: Style): RigAnchors {
  return ANCHORS[style];
}
