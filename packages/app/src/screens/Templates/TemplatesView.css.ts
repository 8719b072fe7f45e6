import { media, space } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

// Three columns next to the sidebar, then two, so that a card's three actions fit in one row, then one.
export const grid = style({
  display: 'grid',
  gap: `36px ${space[6]}`,
  padding: 0,
  margin: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
