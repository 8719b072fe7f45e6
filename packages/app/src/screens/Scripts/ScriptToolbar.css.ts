import { media, space } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

// Phones: the search beside Refresh, then the two selects half each (design guide, Layout).
export const toolbar = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'center',
  gridTemplateColumns: `calc((100% - ${space[3]}) / 2) minmax(0, 1fr) auto`,
  gridTemplateAreas: `
    "search   search refresh"
    "category sort   sort"
    "reset    reset  reset"
  `,
  '@media': {
    // One line, of which enlarged text makes several.
    [media.md]: { display: 'flex', flexWrap: 'wrap' },
  },
});

export const search = style({
  gridArea: 'search',
  minInlineSize: 0,
  '@media': { [media.md]: { flex: '1 1 12rem' }, [media.xl]: { flex: '0 1 17.5rem' } },
});

/** In a line of its own until there is room beside the search. */
export const reset = style({
  gridArea: 'reset',
  justifySelf: 'start',
  '@media': {
    [media.md]: { order: 1, flexBasis: '100%' },
    [media.xl]: { order: 0, flexBasis: 'auto' },
  },
});

export const category = style({
  gridArea: 'category',
  minInlineSize: 0,
  '@media': {
    [media.md]: { flex: '0 1 11rem' },
    [media.xl]: { flexBasis: '12rem', marginInlineStart: 'auto' },
  },
});

export const sort = style({
  gridArea: 'sort',
  minInlineSize: 0,
  '@media': { [media.md]: { flex: '0 1 12.75rem' } },
});

export const refresh = style({ gridArea: 'refresh', display: 'flex' });
