import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const drawing = style({ inlineSize: 320, maxInlineSize: '100%', blockSize: 'auto' });

export const disc = style({ fill: color.scene.stone.bg, opacity: 0.45 });
export const warmDisc = style({ fill: color.scene.clay.bg, opacity: 0.35 });
export const floor = style({ stroke: color.borderStrong, strokeWidth: 2, strokeLinecap: 'round' });
export const front = style({ fill: color.accent });
export const shade = style({ fill: color.accentPressed });
export const foot = style({ fill: color.scene.ink.deep });
export const play = style({ fill: color.textOnAccent });
export const stem = style({
  fill: 'none',
  stroke: color.textSubtle,
  strokeWidth: 3,
  strokeLinecap: 'round',
});
export const microphone = style({ fill: color.textSubtle });
export const paper = style({ fill: color.textOnMedia });
export const looseSheet = style({
  fill: color.textOnMedia,
  stroke: color.borderStrong,
  strokeWidth: 1.6,
});
export const line = style({ fill: 'none', stroke: color.scene.stone.bg, strokeWidth: 1.6 });
