import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { borderWidth, control, radius, rem } from '../../theme/tokens.ts';
import { largeTarget } from '../Button/Button.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });

/** The whole line is the target. */
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

export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(control.checkbox),
  blockSize: rem(control.checkbox),
  border: `${borderWidth.strong} solid ${vars.color.borderStrong}`,
  borderRadius: radius.role.checkbox,
  background: vars.color.surfaceRaised,
  color: vars.color.textOnAccent,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.fast,
  selectors: {
    [`${row}[data-hovered] &`]: { borderColor: vars.color.borderHover },
    [`${row}[data-invalid] &`]: { borderColor: vars.color.danger.fg },
    [`${row}[data-selected] &, ${row}[data-indeterminate] &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
    [`${row}[data-selected][data-hovered] &`]: {
      background: vars.color.accentHover,
      borderColor: vars.color.accentHover,
    },
    [`${row}[data-focus-visible] &`]: focusRing,
    [`${row}[data-disabled] &`]: {
      background: vars.color.surfaceDisabled,
      borderColor: vars.color.borderDisabled,
      color: vars.color.textDisabled,
    },
  },
});

export const mark = style({
  inlineSize: rem(14),
  blockSize: rem(14),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Under the words, not under the box. */
export const help = style({ paddingInlineStart: rem(32) });
