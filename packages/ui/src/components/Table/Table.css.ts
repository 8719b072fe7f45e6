import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, media, radius, rem } from '../../theme/tokens.ts';

/**
 * px taken from the page's gutter: the frame clips its content, and a control at its edge must keep its
 * focus ring.
 */
const ROOM = 16;

/** Scrolls on its own, so that a wide table never widens the page. */
export const frame = style({
  marginInline: -ROOM,
  paddingInline: ROOM,
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  // Inset, because the panel around it would clip an outer ring.
  outlineOffset: -2,
});

export const table = style({
  ...textStyle('small'),
  inlineSize: '100%',
  borderCollapse: 'collapse',
});

const cellBox = {
  borderBlockEnd: `1px solid ${vars.color.border}`,
} as const;

export const column = recipe({
  base: {
    ...textStyle('caption'),
    ...cellBox,
    fontWeight: font.weight.medium,
    color: vars.color.textSubtle,
    whiteSpace: 'nowrap',
    paddingBlock: 10,
    paddingInline: '0 24px',
    selectors: { '&:last-child': { paddingInlineEnd: 0 } },
    '@media': {
      [media.belowMd]: { paddingInlineEnd: 12 },
      [media.touch]: { blockSize: rem(44) },
    },
  },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
  },
  defaultVariants: { align: 'start' },
});

/** As high as its cell, for touch. */
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  margin: '-10px -4px',
  padding: '10px 4px',
  border: 0,
  borderRadius: radius.xs,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], [aria-sort=ascending] > &, [aria-sort=descending] > &': {
      color: vars.color.text,
    },
    '&[data-focus-visible]': innerFocusRing,
  },
  '@media': { [media.touch]: { minBlockSize: rem(44) } },
});

/** Reserves its space while the column is not sorted, so that nothing moves. */
export const sortMark = style({
  display: 'flex',
  visibility: 'hidden',
  selectors: {
    '[aria-sort=ascending] &, [aria-sort=descending] &': { visibility: 'visible' },
  },
});

export const cell = recipe({
  base: {
    ...cellBox,
    fontWeight: 'inherit',
    paddingBlock: 14,
    paddingInline: '0 24px',
    maxInlineSize: rem(420),
    fontVariantNumeric: font.feature.numeric,
    // Breaks words that could never fit, but not a date.
    overflowWrap: 'break-word',
    '@media': { [media.belowMd]: { paddingInlineEnd: 12 } },
    selectors: {
      '&:last-child': { paddingInlineEnd: 0 },
      'tr:last-child > &': { borderBlockEnd: 0 },
    },
  },
  variants: {
    align: {
      start: {
        textAlign: 'start',
        minInlineSize: rem(128),
        // Lets the four columns of a bill fit on a phone.
        '@media': { [media.belowMd]: { minInlineSize: rem(84) } },
      },
      end: { textAlign: 'end', whiteSpace: 'nowrap' },
    },
    tone: { default: {}, muted: { color: vars.color.textMuted } },
  },
  defaultVariants: { align: 'start', tone: 'default' },
});

/** The cell shown instead of rows. */
export const empty = style({
  paddingBlock: 24,
  color: vars.color.textMuted,
  textAlign: 'center',
});
