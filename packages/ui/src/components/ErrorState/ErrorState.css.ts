import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, rem } from '../../theme/tokens.ts';

export const details = style({
  inlineSize: '100%',
  maxInlineSize: rem(560),
  marginBlockStart: 40,
  textAlign: 'start',
});

export const text = style({
  ...textStyle('code'),
  fontFamily: font.family.mono,
  color: vars.color.textMuted,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxBlockSize: rem(240),
  overflow: 'auto',
});
