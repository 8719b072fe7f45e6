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
  borderRadius: radius.sm,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'default' },
    '&:has([data-focus-visible])': focusRing,
  },
});

export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: 14,
  blockSize: 14,
  borderRadius: radius.full,
  background: vars.color.textOnMedia,
  opacity: 0,
  transitionProperty: 'opacity',
  transitionDuration: vars.duration.fast,
});

/** A knob that shows on hover, while dragging and on focus. */
export const shown = style({
  selectors: {
    '[data-hovered] > &, &[data-dragging], &[data-focus-visible]': { opacity: 1 },
  },
});
