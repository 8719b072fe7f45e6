import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font } from '../../theme/tokens.ts';

export const row = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    paddingBlock: 4,
  },
]);

export const term = style({ color: vars.color.textMuted });

export const value = style({
  minInlineSize: 0,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: font.feature.numeric,
  overflowWrap: 'anywhere',
});
