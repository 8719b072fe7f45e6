import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, media, rem } from '../../theme/tokens.ts';

export const groups = style({
  display: 'grid',
  gap: '24px 40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 48 } },
});

export const group = style({ minInlineSize: 0 });

export const row = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    minBlockSize: rem(40),
  },
]);

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  color: vars.color.textSubtle,
});

export const key = style({
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
  // A key cap stays as it is where text runs from right to left.
  unicodeBidi: 'isolate',
});
