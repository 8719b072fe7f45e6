import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, media, radius, size } from '../../theme/tokens.ts';
import { bleed } from '../AppShell/AppShell.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBlockEnd: 12,
});

/** Gives way to the arrows until its words have no room beside them. */
export const words = style({ flex: '1 1 200px', minInlineSize: 0 });

export const description = style([
  textStyle('small'),
  { marginBlockStart: 4, color: vars.color.textMuted, textWrap: 'pretty' },
]);

export const filters = style({ marginBlockEnd: 16 });

export const none = style({ paddingBlock: 24 });

export const arrows = style({ display: 'flex', flexShrink: 0, gap: 8 });

/** Runs out to the window's edge; the padding keeps room for the focus ring. */
export const track = style({
  position: 'relative',
  display: 'flex',
  gap: size.voiceCarouselGap,
  marginInlineStart: -4,
  marginInlineEnd: bleed,
  padding: 4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: 4,
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  marginBlockStart: 12,
});

export const more = style([
  textStyle('button'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 32,
    padding: 0,
    border: 0,
    borderRadius: radius.sm,
    background: 'none',
    color: vars.color.textAccent,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { textDecoration: 'underline' }, ...focusVisible },
    '@media': { [media.belowMd]: { minBlockSize: 44 }, [media.touch]: { minBlockSize: 44 } },
  },
]);

export const count = style([
  textStyle('small'),
  { color: vars.color.textSubtle, fontVariantNumeric: font.feature.numeric },
]);
