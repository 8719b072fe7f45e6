import { createVar, keyframes } from '@vanilla-extract/css';

/** Where an overlay moves to while it leaves; it stays in its place unless this is set. */
export const leavingTo = createVar();

const leave = (animationName: string) =>
  ({ transition: 'none', animationName, animationFillMode: 'forwards' }) as const;

/*
 * Spread under `[data-exiting]` of an overlay: an animation, and no transition. React Aria prepares an
 * overlay's entry for two frames, on touch screens until the keyboard is there, and then cancels its
 * transitions. An overlay that is leaving by then waits for the end of those that run on it: it would
 * never leave, and keep the page behind it out of reach.
 */
export const fadesOut = leave(keyframes({ to: { opacity: 0 } }));
export const movesOut = leave(keyframes({ to: { transform: leavingTo } }));
export const fadesAndMovesOut = leave(keyframes({ to: { opacity: 0, transform: leavingTo } }));
