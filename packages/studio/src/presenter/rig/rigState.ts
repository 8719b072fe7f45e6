/**
 * The state of a presenter's rig as numbers, which describe a frame and from which it is drawn.
 *
 * Everything can be mixed, so no part ever switches abruptly. Lengths are in the units of the style's art
 * (`ART_SIZE`); left and right are the viewer's.
 */

export interface EyeState {
  /** 0 shut, 1 open. */
  open: number;
  /** −1 is left or up; 1 is right or down. */
  gazeX: number;
  gazeY: number;
  /** 0–1: how far a smile raises the lower lid. */
  smile: number;
}

/** Offsets of a brow's inner end, peak and outer end in units of the flat art; negative is up. */
export type BrowShape = readonly [inner: number, peak: number, outer: number];

/** How far a finger is stretched, 0–1, and its direction in degrees from upright, clockwise. */
export type Finger = readonly [extension: number, degrees: number];

/** A hand with the wrist at the origin, fingers up, the thumb to the left. */
export interface HandShape {
  /** The visible side: its palm, its side (a thumb up), or its knuckles (pointing at the viewer). */
  view: 'palm' | 'side' | 'front';
  thumb: Finger;
  index: Finger;
  middle: Finger;
  ring: Finger;
  little: Finger;
}

/** An arm in the picture. The hand of the left arm is mirrored: its thumb is on the right. */
export interface ArmPose {
  wristX: number;
  wristY: number;
  /** Degrees of the hand about the wrist, clockwise. */
  angle: number;
  elbowX: number;
  elbowY: number;
  hand: HandShape;
}

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];
