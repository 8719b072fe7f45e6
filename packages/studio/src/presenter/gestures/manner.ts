import type { Gesture } from '../../marks/gestures.ts';

/** How much a presenter gestures without marks; marks are played in all manners. */
export const MANNERS = ['none', 'calm', 'natural', 'lively'] as const;
export type Manner = (typeof MANNERS)[number];

/** A gesture that the script requests. */
export interface MarkedGesture {
  gesture: Gesture;
  /** Offset in the script, UTF-16 code units; the gesture is timed to the word that follows. */
  at: number;
}
