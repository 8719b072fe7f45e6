import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { textStyle } from '../theme/textStyle.ts';
import { radius, rem } from '../theme/tokens.ts';

/** The pair as it is drawn: text for a text pair, a bar for a shape. */
export const sample = style({
  ...textStyle('label'),
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(44),
  blockSize: rem(28),
  borderRadius: radius.sm,
  border: `1px solid ${vars.color.border}`,
  forcedColorAdjust: 'none',
});

export const shape = style({
  inlineSize: rem(24),
  blockSize: rem(8),
  borderRadius: radius.full,
});

export const verdict = style({ display: 'flex', alignItems: 'center', gap: 8 });
