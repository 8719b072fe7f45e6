import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, font, media, radius, z } from '../../theme/tokens.ts';
import { topBarHeight } from './AppShell.css.ts';

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.topBar,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: topBarHeight,
  paddingInline: '8px 12px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.canvas,
  '@media': { [media.md]: { gap: 12, paddingInline: '16px 24px' } },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: 'inherit',
  flexShrink: 0,
  marginInlineStart: 'auto',
});

const pill = style([
  textStyle('label'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 36,
    paddingInline: 14,
    border: '1px solid transparent',
    borderRadius: radius.full,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.duration.fast,
    selectors: focusVisible,
    '@media': { [media.touch]: { minBlockSize: control.touchTarget } },
  },
]);

export const credits = style([
  pill,
  {
    borderColor: vars.color.border,
    background: vars.color.surface,
    color: vars.color.text,
    fontVariantNumeric: font.feature.numeric,
    selectors: {
      '&[data-hovered]': { background: vars.color.surfaceHover },
      '&[data-pressed]': { background: vars.color.surfacePressed },
    },
  },
]);

export const creditsIcon = style({ color: vars.color.textMuted });

export const words = style({ '@media': { [media.belowMd]: { display: 'none' } } });

/** The action moves into the profile menu on phones (design guide, Layout). */
export const action = style([
  pill,
  {
    paddingInline: 16,
    background: vars.color.accentSubtle,
    color: vars.color.textAccent,
    selectors: {
      '&[data-hovered]': { background: vars.color.accentSubtleHover },
      '&[data-pressed]': { background: vars.color.accentSubtleHover },
    },
    '@media': { [media.belowMd]: { display: 'none' } },
  },
]);
