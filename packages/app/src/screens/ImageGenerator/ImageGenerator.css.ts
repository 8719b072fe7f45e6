import { cover, focusRing, media, oneColumn, space, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** Form, image and the session's images: stacked, or with the image in its own column. */
export const columns = style({
  ...oneColumn,
  gap: `${space[8]} 40px`,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 11fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const result = style({ '@media': { [media.lg]: { gridColumn: 2, gridRow: '1 / span 2' } } });

export const session = style({ '@media': { [media.lg]: { gridColumn: 1, gridRow: 2 } } });

export const thumbnails = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
});

export const thumbnail = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  borderRadius: 10,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { outline: `2px solid ${vars.color.accentGraphic}`, outlineOffset: '2px' },
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: '4px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked):not(:has(:focus-visible))': { outline: '3px solid Highlight' },
      },
    },
  },
});

/** Covers its picture invisibly. */
export const radio = style({ ...cover, margin: 0, opacity: 0, cursor: 'pointer' });

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: 10,
  background: vars.color.surfaceSunken,
});
