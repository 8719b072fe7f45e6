import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, rem } from '../../theme/tokens.ts';

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  textAlign: 'center',
  paddingBlock: 72,
  paddingInline: 24,
  '@media': { [media.belowMd]: { paddingBlock: 40, paddingInline: 0 } },
});

/** Reserves space for the illustration until it has loaded. */
export const picture = style({ inlineSize: 320, maxInlineSize: '100%', aspectRatio: '320 / 200' });

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  maxInlineSize: rem(460),
  overflowWrap: 'anywhere',
  marginBlockStart: 24,
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});

export const sentence = style({
  maxInlineSize: rem(400),
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginBlockStart: 24,
});
