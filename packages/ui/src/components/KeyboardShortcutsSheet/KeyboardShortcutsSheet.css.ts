import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { wrappingRow } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, rem } from '../../theme/tokens.ts';

/** Columns instead of a grid, so that a short group leaves no gap above the next one. */
export const groups = style({
  '@media': { [media.md]: { columnCount: 2, columnGap: 48 } },
});

export const group = style({
  breakInside: 'avoid',
  selectors: { '&:not(:last-child)': { marginBlockEnd: 24 } },
});

export const row = style([
  textStyle('small'),
  { ...wrappingRow, justifyContent: 'space-between', gap: '4px 16px', minBlockSize: rem(40) },
]);

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const keys = style({
  ...wrappingRow,
  gap: 4,
  marginInlineStart: 'auto',
  color: vars.color.textSubtle,
});
