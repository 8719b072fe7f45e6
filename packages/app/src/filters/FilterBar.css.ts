import { media, space } from '@lectern/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

// On phones, the search takes the full width and the two selects half each (design guide, Layout). Widths
// depend on the text: enlarged, it wraps onto more lines, and no word is broken.
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** With a choice of views, which phones show next to the search. */
export const withView = style({});

export const view = style({ '@media': { [media.belowMd]: { order: -1 } } });

export const search = style({
  flex: '1 1 100%',
  '@media': {
    [media.belowMd]: {
      order: -2,
      selectors: { [`${withView} &`]: { flexBasis: '10rem' } },
    },
    // Keeps all of My Videos' bar on one line from 1024 px.
    [media.md]: { flex: '1 1 11rem', maxInlineSize: '20rem', marginInlineEnd: 'auto' },
  },
});

/** As wide as the longest option needs, so that a selection does not shift the layout. */
export const select = styleVariants(
  { short: '9.5rem', medium: '10.5rem', long: '13.5rem' },
  (inlineSize) => ({
    flex: '1 1 7.5rem',
    minInlineSize: 0,
    '@media': { [media.md]: { flex: 'none', inlineSize, maxInlineSize: '100%' } },
  }),
);
