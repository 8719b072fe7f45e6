import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font } from '../../theme/tokens.ts';

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  paddingBlockStart: 16,
});

export const count = style([
  textStyle('small'),
  {
    color: vars.color.textSubtle,
    fontVariantNumeric: font.feature.numeric,
    overflowWrap: 'anywhere',
  },
]);
