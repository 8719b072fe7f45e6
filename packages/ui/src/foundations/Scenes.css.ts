import { style } from '@vanilla-extract/css';
import { radius, rem } from '../theme/tokens.ts';

export const scenes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(140)}, 1fr))`,
  gap: 16,
});

/** Light, ground and deep, in proportions similar to those in a picture. */
export const scene = style({
  display: 'flex',
  blockSize: rem(72),
  borderRadius: radius.role.thumbnail,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});

export const part = style({ flex: '1 1 0', selectors: { '&:nth-child(2)': { flexGrow: 2 } } });
