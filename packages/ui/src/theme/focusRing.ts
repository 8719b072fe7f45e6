import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/**
 * The only focus ring: 2 px ring, 2 px gap, keyboard only (design guide, Focus). It is an outline, not a
 * shadow, because forced colours drop shadows. Rules in a media query follow all others: one that outlines the
 * selected element in forced colours must exclude the focused one, or it replaces the ring.
 */
export const focusRing = {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
} as const satisfies StyleRule;

/** Spread into the `selectors` of anything that React Aria marks with `data-focus-visible`. */
export const focusVisible = { '&[data-focus-visible]': focusRing } as const;
