import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { borderWidth, control, rem } from '../../theme/tokens.ts';
import { largeTarget } from '../Button/Button.css.ts';

/* Shared by `Checkbox`, `Radio` and `Switch`: a mark, a label next to it, help text below. */

export const field = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });

/** The whole row is the target; React Aria sets the control's states on it. */
export const row = style({
  ...textStyle('small'),
  fontWeight: 500,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: rem(24),
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [largeTarget]: { minBlockSize: rem(control.touchTarget) } },
});

/** Long words break instead of pushing the mark out of the row. */
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** The square of a checkbox or the circle of a radio. */
export const mark = style({
  flex: 'none',
  inlineSize: rem(control.checkbox),
  blockSize: rem(control.checkbox),
  border: `${borderWidth.strong} solid ${vars.color.borderStrong}`,
  background: vars.color.surfaceRaised,
  transitionProperty: 'background-color, border-color, border-width',
  transitionDuration: vars.duration.fast,
  selectors: {
    [`${row}[data-hovered] &`]: { borderColor: vars.color.borderHover },
    [`${row}[data-invalid] &`]: { borderColor: vars.color.danger.fg },
    [`${row}[data-focus-visible] &`]: focusRing,
    [`${row}[data-disabled] &`]: {
      background: vars.color.surfaceDisabled,
      borderColor: vars.color.borderDisabled,
      color: vars.color.textDisabled,
    },
  },
});

/** Aligned with the label, not with the mark. A grid, so that lines are as high as those of other fields' hints. */
export const help = style({
  display: 'grid',
  paddingInlineStart: rem(32),
  overflowWrap: 'anywhere',
});
