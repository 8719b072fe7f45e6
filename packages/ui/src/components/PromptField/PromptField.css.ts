import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { invalidEdge } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, rem, typography } from '../../theme/tokens.ts';

export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 56,
  paddingInline: '16px 7px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: 14,
  background: vars.color.surfaceRaised,
  color: vars.color.textSubtle,
  transitionProperty: 'border-color',
  transitionDuration: vars.duration.fast,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.borderHover },
    '&[data-invalid]': invalidEdge,
    '&[data-disabled]': {
      borderColor: vars.color.borderDisabled,
      background: vars.color.surfaceDisabled,
    },
    '&:has(input:focus)': focusRing,
  },
});

export const input = style([
  textStyle('body'),
  {
    flexGrow: 1,
    minInlineSize: 0,
    minBlockSize: 40,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.text,
    textOverflow: 'ellipsis',
    '::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    selectors: {
      // The frame around it has the focus ring.
      '&:focus-visible': { outline: 'none' },
      '&[data-disabled]': { color: vars.color.textDisabled },
      '&[data-disabled]::placeholder': { color: vars.color.textDisabled },
    },
    // 16 px, because iOS zooms into fields with smaller text.
    '@media': { [media.belowMd]: { fontSize: rem(typography.phone.input.size) } },
  },
]);
