import { media, space } from '@lectern/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

// Phones: the search in full width, the two selects half each (design guide, Layout).
export const bar = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Enlarged text takes another line.
  '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap' } },
});

export const search = style({
  gridColumn: '1 / -1',
  '@media': {
    [media.md]: { flex: '1 1 12rem', maxInlineSize: '20rem', marginInlineEnd: 'auto' },
  },
});

/** As wide as the longest choice needs, so that choosing moves nothing. */
export const select = styleVariants(
  { short: '9.5rem', medium: '10.5rem', long: '13.5rem' },
  (inlineSize) => ({
    minInlineSize: 0,
    '@media': { [media.md]: { inlineSize, maxInlineSize: '100%' } },
  }),
);
