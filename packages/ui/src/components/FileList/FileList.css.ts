import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font } from '../../theme/tokens.ts';

// Not 'none', which makes Safari drop the list semantics.
export const list = style({ listStyleType: '""' });

export const row = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 48,
    paddingBlock: 4,
    paddingInline: '16px 8px',
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border}` } },
  },
]);

export const icon = style({ display: 'flex', color: vars.color.textMuted });
export const kind = style({ minInlineSize: '2.125rem', fontWeight: 620 });
export const label = style({
  flexGrow: 1,
  minInlineSize: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const size = style([
  textStyle('caption'),
  {
    flexShrink: 0,
    color: vars.color.textSubtle,
    fontVariantNumeric: font.feature.numeric,
    whiteSpace: 'nowrap',
  },
]);
