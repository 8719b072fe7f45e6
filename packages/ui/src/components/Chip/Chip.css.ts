import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, radius, rem } from '../../theme/tokens.ts';
import { largeTarget } from '../Button/Button.css.ts';

export const chip = style({
  ...textStyle('caption'),
  fontWeight: 500,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  maxInlineSize: '100%',
  // Long words break.
  overflowWrap: 'anywhere',
  gap: 6,
  minBlockSize: rem(control.chip),
  paddingInline: 10,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.role.pill,
  background: vars.color.surface,
  color: vars.color.textMuted,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.duration.fast,
  selectors: {
    ...focusVisible,
    '&[data-hovered]': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[data-pressed]': { background: vars.color.surfacePressed, color: vars.color.text },
    '&[data-selected]': {
      background: vars.color.accentSubtle,
      borderColor: vars.color.accentBorder,
      color: vars.color.textAccent,
    },
    '&[data-selected][data-hovered]': { background: vars.color.accentSubtleHover },
    '&[data-disabled]': {
      background: vars.color.surfaceDisabled,
      borderColor: 'transparent',
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  // A touch target of 44 px.
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': {
    [largeTarget]: { minBlockSize: rem(36), '::after': { insetBlock: rem(-5) } },
  },
});
