import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const missing = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  background: vars.color.surfaceSunken,
  color: vars.color.textSubtle,
});
