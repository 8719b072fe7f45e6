import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const drawing = style({ inlineSize: 320, maxInlineSize: '100%', blockSize: 'auto' });

const discOf = (fill: string) => ({ fill, opacity: 0.42 });
export const disc = styleVariants({
  stone: discOf(color.scene.stone.bg),
  ochre: discOf(color.scene.ochre.bg),
  sky: discOf(color.scene.sky.deep),
  blush: discOf(color.scene.blush.deep),
  clay: discOf(color.scene.clay.bg),
  sage: discOf(color.scene.sage.deep),
});

/** 3:1 contrast with the backgrounds of both themes (design guide, Illustrations). */
const SLATE = '#5C6A9A';
const STONE = '#8B8172';

const outline = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });

export const floor = style([outline, { stroke: STONE, strokeWidth: 2 }]);
export const front = style({ fill: color.accent });
export const shade = style({ fill: color.accentPressed });
export const slate = style({ fill: SLATE });
export const slateLine = style([outline, { stroke: SLATE }]);
export const stone = style({ fill: STONE });
export const stoneLine = style([outline, { stroke: STONE }]);
export const stem = style([outline, { stroke: STONE, strokeWidth: 3 }]);
export const missing = style([outline, { stroke: STONE, strokeWidth: 3, strokeDasharray: '6 6' }]);
export const play = style({ fill: color.textOnAccent });
export const paper = style({ fill: color.textOnMedia });
export const sheet = style({ fill: color.textOnMedia, stroke: STONE, strokeWidth: 1.6 });
export const line = style({ fill: 'none', stroke: color.scene.stone.deep, strokeWidth: 1.6 });
export const beam = style({ fill: color.scene.ochre.light, opacity: 0.6 });
export const step = style({ fill: color.scene.stone.bg });
