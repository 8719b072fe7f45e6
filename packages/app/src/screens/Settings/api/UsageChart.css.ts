import { media, space, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const bars = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 'min(5px, 0.75%)',
  blockSize: '6rem',
  borderBlockEnd: `1px solid ${vars.color.chart.axis}`,
});

export const bar = style({
  flex: '1 1 0',
  borderStartStartRadius: 3,
  borderStartEndRadius: 3,
  background: vars.color.chart.c1,
  '@media': {
    [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: space[2],
});
