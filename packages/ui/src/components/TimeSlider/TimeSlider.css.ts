import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { radius } from '../../theme/tokens.ts';

export const slider = style({
  minInlineSize: 0,
  // Time runs from left to right in every script, as in the browsers' own players.
  direction: 'ltr',
});

export const track = style({
  position: 'relative',
  borderRadius: radius.sm,
  cursor: 'pointer',
  touchAction: 'none',
  selectors: {
    '&[data-disabled]': { cursor: 'default' },
    '&:has(input:focus-visible)': focusRing,
  },
});

/** React Aria centres it on the time by its own inline style. */
export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: 14,
  blockSize: 14,
  borderRadius: radius.full,
  background: vars.color.textOnMedia,
  opacity: 0,
  transitionProperty: 'opacity',
  transitionDuration: vars.duration.fast,
  selectors: {
    [`${track}[data-hovered] &[data-visible]`]: { opacity: 1 },
    '&[data-visible][data-dragging], &[data-visible][data-focus-visible]': { opacity: 1 },
  },
});
