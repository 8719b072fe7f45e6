import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/tokens.ts';

/** A length drawn as itself. */
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

/** The page's own ground: a shadow needs something to fall on. */
export const ground = style({ padding: 24, background: vars.color.canvas });

/** A corner, an edge or a shadow drawn on a plain sheet. */
export const sheet = style({
  inlineSize: '100%',
  blockSize: rem(72),
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.borderStrong}`,
});

export const shadowed = style({ borderColor: 'transparent' });
