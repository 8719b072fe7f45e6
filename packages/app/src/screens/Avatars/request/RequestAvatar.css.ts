import { media, oneColumn, space, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

const row = style({ ...oneColumn, gap: space[4] });

export const halves = style([
  row,
  { '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);

export const thirds = style([
  row,
  { '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
]);

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 64,
  blockSize: 64,
  borderRadius: '50%',
  background: vars.color.success.bg,
  color: vars.color.success.fg,
});
