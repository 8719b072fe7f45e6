import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { font, rem } from '../../theme/tokens.ts';

export const keyCap = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: rem(26),
  minBlockSize: rem(26),
  paddingInline: 7,
  border: `1px solid ${vars.color.borderStrong}`,
  borderBlockEndWidth: 2,
  borderRadius: 7,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: font.family.body,
  fontSize: rem(12),
  lineHeight: 16 / 12,
  fontWeight: 560,
  overflowWrap: 'anywhere',
  // Keeps the order of its characters in right-to-left text.
  unicodeBidi: 'isolate',
});
