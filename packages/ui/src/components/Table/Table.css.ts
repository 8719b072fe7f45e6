import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, media, radius, rem } from '../../theme/tokens.ts';

/** Scrolls by itself, so that a wide table never widens the page. */
export const frame = style({
  maxInlineSize: '100%',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  // Outside it would be cut off by the panel around.
  outlineOffset: -2,
});

export const table = style({
  ...textStyle('small'),
  inlineSize: '100%',
  borderCollapse: 'collapse',
  outline: 'none',
});

const inside = {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: -2,
} as const;

const cellBox = {
  borderBlockEnd: `1px solid ${vars.color.border}`,
  outline: 'none',
} as const;

/** Rows that can be chosen are filled: their words keep clear of the fill's ends. */
const isInset = {
  true: {
    selectors: {
      '&:first-child': { paddingInlineStart: 8 },
      '&:last-child': { paddingInlineEnd: 8 },
    },
  },
} as const;

/** As narrow as its checkbox. */
const isCheckbox = { true: { inlineSize: 1, minInlineSize: 0, paddingInlineEnd: 16 } } as const;

export const column = recipe({
  base: {
    ...textStyle('caption'),
    ...cellBox,
    fontWeight: font.weight.medium,
    color: vars.color.textSubtle,
    whiteSpace: 'nowrap',
    paddingBlock: 10,
    paddingInline: '0 24px',
    selectors: {
      // Room for the ring of a link, which the frame would cut off.
      '&:last-child': { paddingInlineEnd: 4 },
      '&[data-allows-sorting]': { cursor: 'pointer' },
      '&[data-hovered][data-allows-sorting], &[data-sort-direction]': { color: vars.color.text },
      '&[data-focus-visible]': inside,
    },
    '@media': { [media.touch]: { blockSize: rem(44) } },
  },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    isInset,
    isCheckbox,
  },
  defaultVariants: { align: 'start' },
});

export const columnWords = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });

/** Keeps its room while the column is not the sorted one, so that nothing moves. */
export const sortMark = style({
  display: 'flex',
  visibility: 'hidden',
  selectors: { '[data-sort-direction] &': { visibility: 'visible' } },
});

export const row = style({
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { ...inside, borderRadius: radius.xs },
    '&[data-selection-mode][data-hovered]': { background: vars.color.surfaceHover },
    '&[data-selected]': { background: vars.color.surfaceSelected },
    '&[data-selection-mode]': { cursor: 'pointer' },
  },
  // The fill is gone there.
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '1px solid Highlight', outlineOffset: -1 } },
    },
  },
});

export const cell = recipe({
  base: {
    ...cellBox,
    paddingBlock: 14,
    paddingInline: '0 24px',
    maxInlineSize: rem(420),
    fontVariantNumeric: font.feature.numeric,
    // Breaks what could never fit, but not the words of a date.
    overflowWrap: 'break-word',
    selectors: {
      // Room for the ring of a link, which the frame would cut off.
      '&:last-child': { paddingInlineEnd: 4 },
      'tr:last-child > &': { borderBlockEnd: 0 },
      '&[data-focus-visible]': inside,
    },
  },
  variants: {
    align: {
      start: { textAlign: 'start', minInlineSize: rem(128) },
      end: { textAlign: 'end', whiteSpace: 'nowrap' },
    },
    tone: { default: {}, muted: { color: vars.color.textMuted } },
    isInset,
    isCheckbox,
  },
  defaultVariants: { align: 'start', tone: 'default' },
});

/** The cell that stands in for rows. */
export const empty = style({
  paddingBlock: 24,
  color: vars.color.textMuted,
  textAlign: 'center',
});
