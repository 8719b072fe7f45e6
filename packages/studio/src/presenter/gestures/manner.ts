import type { Gesture } from '../../marks/gestures.ts';

/** How much a presenter gestures of its own accord; marks are played in all of them. */
export const MANNERS = ['none', 'calm', 'natural', 'lively'] as const;
export type Manner = (typeof MANNERS)[number];

/** A gesture that the script asks for. */
export interface MarkedGesture {
  gesture: Gesture;
  /** Offset in the script, UTF-16 code units: it falls on the word that follows. */
  at: number;
}
