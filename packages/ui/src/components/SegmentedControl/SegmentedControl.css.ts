import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, media, radius, rem } from '../../theme/tokens.ts';
import { largeTarget } from '../Button/Button.css.ts';

export const group = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  padding: 3,
  minBlockSize: rem(control.height.md),
  borderRadius: radius.role.control,
  background: vars.color.surfaceSunken,
  '@media': {
    [largeTarget]: { minBlockSize: rem(control.touchTarget) },
    // Stacks enlarged labels that do not fit side by side.
    [media.belowMd]: { display: 'flex', flexWrap: 'wrap' },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const segment = style({
  ...textStyle('label'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minInlineSize: 0,
  // Long words break.
  overflowWrap: 'anywhere',
  paddingInline: 14,
  border: 0,
  borderRadius: radius.role.menuItem,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transitionProperty: 'background-color, color',
  transitionDuration: vars.duration.fast,
  selectors: {
    ...focusVisible,
    '&[data-hovered]': { color: vars.color.text },
    '&[data-selected]': {
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      boxShadow: `${vars.shadow.sm}, 0 0 0 1px ${vars.color.border}`,
    },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.belowMd]: { flex: '1 1 auto', paddingBlock: 4 },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'ButtonText',
      selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
