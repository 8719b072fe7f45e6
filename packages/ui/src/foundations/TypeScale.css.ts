import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { textStyle } from '../theme/textStyle.ts';
import { font, rem } from '../theme/tokens.ts';

export const line = style({
  paddingBlock: 20,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const facts = style({
  ...textStyle('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  rowGap: 4,
  marginBlockStart: 8,
  fontVariantNumeric: font.feature.numeric,
  color: vars.color.textMuted,
});

const face = { fontSize: rem(40), lineHeight: 1.2, overflowWrap: 'anywhere' } as const;
export const heading = style({ ...face, fontFamily: font.family.heading, fontWeight: 680 });
export const body = style({ ...face, fontFamily: font.family.body });
export const mono = style({ ...face, fontFamily: font.family.mono });
