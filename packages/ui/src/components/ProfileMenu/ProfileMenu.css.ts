import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { bareButton } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, radius } from '../../theme/tokens.ts';

export const trigger = style({
  ...bareButton,
  position: 'relative',
  display: 'flex',
  flexShrink: 0,
  borderRadius: radius.full,
  selectors: {
    ...focusVisible,
    '&[data-hovered], &[data-pressed]': { boxShadow: `0 0 0 3px ${vars.color.surfacePressed}` },
  },
  // 36 px with a touch target of 44 px.
  '::after': { content: '', position: 'absolute', inset: -4, borderRadius: radius.full },
});

export const name = style([
  textStyle('small'),
  { fontWeight: font.weight.semibold, overflowWrap: 'anywhere' },
]);

export const detail = style([
  textStyle('caption'),
  { color: vars.color.textSubtle, overflowWrap: 'anywhere' },
]);
