import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { easing, font, media, radius } from '../../theme/tokens.ts';

export const bar = style({ display: 'flex', flexDirection: 'column', gap: 8, inlineSize: '100%' });

export const words = style({
  ...textStyle('small'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
});

export const label = style({ minInlineSize: 0 });

export const figure = style({
  flex: 'none',
  fontVariantNumeric: font.feature.numeric,
  color: vars.color.textMuted,
});

export const track = style({
  blockSize: 8,
  borderRadius: radius.full,
  background: vars.color.track,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const fill = style({
  blockSize: '100%',
  borderRadius: radius.full,
  background: vars.color.accentGraphic,
  transition: `inline-size ${vars.duration.progress} ${easing.standard}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});

const pass = keyframes({
  from: { marginInlineStart: '-40%' },
  to: { marginInlineStart: '100%' },
});

export const passing = style({
  inlineSize: '40%',
  animation: `${pass} 1400ms ${easing.standard} infinite`,
  '@media': {
    // A still bar in the middle reads as neither empty nor done.
    [media.reducedMotion]: { animation: 'none', marginInlineStart: '30%' },
  },
});
