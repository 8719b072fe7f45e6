import { media, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** Never wider than twelve ticks: those of a long script become thin. */
export const ticks = style({
  display: 'flex',
  gap: 'min(4px, 1.4%)',
  maxInlineSize: 'min(284px, 100%)',
  minInlineSize: 0,
});

export const tick = style({
  flex: '0 1 20px',
  minInlineSize: 1,
  blockSize: 6,
  borderRadius: 3,
  background: vars.color.track,
  selectors: {
    '&[data-state=kept]': { background: vars.color.accentGraphic },
    '&[data-state=doubtful]': { background: vars.color.warning.solid },
    '&[data-state=current]': {
      background: 'none',
      boxShadow: `inset 0 0 0 1.5px ${vars.color.accentGraphic}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: {
        '&[data-state=kept], &[data-state=doubtful]': { background: 'Highlight' },
        '&[data-state=current]': { boxShadow: 'inset 0 0 0 1.5px Highlight' },
      },
    },
  },
});
