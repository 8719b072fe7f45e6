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
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) 11rem 12.75rem auto',
      gridTemplateAreas: `
        "search category sort  refresh"
        "reset  reset    reset reset"
      `,
    },
    [media.xl]: {
      gridTemplateColumns: '17.5rem minmax(0, 1fr) 12rem 12.75rem auto',
      gridTemplateAreas: '"search reset category sort refresh"',
    },
  },
});

export const search = style({ gridArea: 'search', minInlineSize: 0 });

export const reset = style({ gridArea: 'reset', justifySelf: 'start' });

export const category = style({ gridArea: 'category', minInlineSize: 0 });

export const sort = style({ gridArea: 'sort', minInlineSize: 0 });

export const refresh = style({ gridArea: 'refresh', display: 'flex' });
