import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/tokens.ts';

/** A bar as long as the length that it shows. */
export const bar = style({
  blockSize: 12,
  maxInlineSize: '100%',
  background: vars.color.accentGraphic,
  forcedColorAdjust: 'none',
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(150)}, 1fr))`,
  gap: 24,
});

/** The page's background: a shadow needs a surface to fall on. */
export const ground = style({ padding: 24, background: vars.color.canvas });

/** A plain sheet that shows a corner, an edge or a shadow. */
export const sheet = style({
  inlineSize: '100%',
  blockSize: rem(72),
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.borderStrong}`,
});

export const shadowed = style({ borderColor: 'transparent' });
