import { createVar, keyframes } from '@vanilla-extract/css';

/** The transform that an overlay moves to as it exits; it stays in place unless this is set. */
export const leavingTo = createVar();

const leave = (animationName: string) =>
  ({ transition: 'none', animationName, animationFillMode: 'forwards' }) as const;

/*
 * Spread under `[data-exiting]` of an overlay. These are animations, not transitions: React Aria prepares
 * an overlay's entry for two frames (on touch screens until the keyboard is open) and then cancels its
 * transitions. An overlay that is already exiting by then waits for the end of its running transitions, so
 * it would never close and would keep the page behind it out of reach.
 */
export const fadesOut = leave(keyframes({ to: { opacity: 0 } }));
export const movesOut = leave(keyframes({ to: { transform: leavingTo } }));
export const fadesAndMovesOut = leave(keyframes({ to: { opacity: 0, transform: leavingTo } }));
