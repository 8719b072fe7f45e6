import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, focusVisible } from '../../theme/focusRing.ts';
import { control, font, media, radius, rem, typography } from '../../theme/tokens.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const end = style({ flex: 'none', marginInlineStart: 'auto' });

export const list = style({
  display: 'flex',
  minInlineSize: 0,
  gap: 24,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '@media': { [media.belowMd]: { gap: 16 } },
});

export const tab = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: rem(control.tab),
  fontSize: rem(typography.body.size),
  fontWeight: font.weight.medium + 50,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  borderBlockEnd: '2px solid transparent',
  transition: `color ${vars.duration.fast}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-selected]': { color: vars.color.text, borderBlockEndColor: vars.color.accentGraphic },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:not([data-selected])': { borderColor: 'Canvas' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

/** Holds the focus ring: around the whole tab the list would clip it. */
export const words = style({
  paddingBlock: 2,
  paddingInline: 6,
  marginInline: -6,
  borderRadius: radius.sm,
  selectors: { [`${tab}[data-focus-visible] &`]: { ...focusRing, outlineOffset: 0 } },
});

export const panel = style({
  paddingBlockStart: 24,
  borderRadius: radius.sm,
  outline: 'none',
  selectors: focusVisible,
});
