import { media, space } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

// Phones: the search in full width, the two selects half each (design guide, Layout).
export const toolbar = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(12rem, 1fr) auto auto' } },
});

export const search = style({
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: 'auto', maxInlineSize: '20rem' } },
});

export const select = style({
  minInlineSize: 0,
  '@media': { [media.md]: { inlineSize: '10.5rem' } },
});
