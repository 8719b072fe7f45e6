import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, radius } from '../../theme/tokens.ts';

export const box = style({ padding: 0, borderRadius: radius.lg });

export const area = style({
  paddingBlock: 12,
  paddingInline: 14,
  resize: 'vertical',
  borderRadius: 'inherit',
});

export const help = style({ display: 'flex', gap: 16, justifyContent: 'space-between' });

export const count = style({
  ...textStyle('caption'),
  marginInlineStart: 'auto',
  fontVariantNumeric: font.feature.numeric,
  color: vars.color.textSubtle,
});
