import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { wrappingRow } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, radius, rem } from '../../theme/tokens.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // As high as the highest card in its row.
  blockSize: '100%',
  padding: '20px 20px 12px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.role.panel,
  background: vars.color.surface,
});

export const head = style({
  ...wrappingRow,
  gap: 8,
  // The chip is higher than the tag: this aligns the titles of a row with and without it.
  minBlockSize: rem(24),
});

/** Clamps text to this many lines. */
const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

export const title = style([textStyle('h4'), clamp(2), { marginBlockStart: 10 }]);

export const text = style([
  textStyle('small'),
  {
    lineHeight: 22 / 14,
    marginBlock: '6px 14px',
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  },
]);

export const meta = style([
  textStyle('caption'),
  {
    marginBlockStart: 'auto',
    fontWeight: font.weight.regular,
    fontVariantNumeric: font.feature.numeric,
    color: vars.color.textSubtle,
  },
]);

export const actions = style({
  ...wrappingRow,
  gap: 4,
  marginBlockStart: 12,
  marginInline: -8,
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

// Both links are the card's main actions, so they use the text colour instead of a ghost button's muted
// one.
globalStyle(`${actions} > a`, { color: vars.color.text });

export const end = style({ display: 'flex', gap: 4, marginInlineStart: 'auto' });

export const skeletonText = style({ display: 'grid', gap: 8, marginBlock: '10px 20px' });
export const skeletonFoot = style([actions, { paddingInline: 12, minBlockSize: 49, gap: 24 }]);
