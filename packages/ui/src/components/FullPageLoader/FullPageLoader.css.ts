import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { easing, media, rem } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const page = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minBlockSize: '100dvh',
  padding: 24,
  textAlign: 'center',
  animation: `${appear} ${vars.duration.base} 200ms backwards`,
});

/** The mark is sized in em. */
export const mark = style({
  fontSize: rem(40),
  animation: `${breathe} ${vars.duration.shimmer} ${easing.standard} infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const status = style({ display: 'grid', justifyItems: 'center', gap: 16 });

export const sentence = style({
  ...textStyle('body'),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
