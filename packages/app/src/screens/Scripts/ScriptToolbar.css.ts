import { control, media, rem, space, wrappingRow } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

// Phones: the search next to Refresh, then the two selects at half width each (design guide, Layout). One
// line elsewhere. Widths scale with the text: enlarged, it takes more lines, but no word is broken.
export const toolbar = style({ ...wrappingRow, gap: space[3] });

export const search = style({
  flex: `1 1 calc(100% - ${space[3]} - ${rem(control.touchTarget)})`,
  minInlineSize: 0,
  '@media': { [media.md]: { flex: '1 1 12rem' }, [media.xl]: { flex: '0 1 17.5rem' } },
});

/** On its own line until there is room next to the search. */
export const reset = style({
  order: 3,
  flexBasis: '100%',
  '@media': {
    [media.md]: { order: 1, flexBasis: '100%' },
    [media.xl]: { order: 0, flexBasis: 'auto' },
  },
});

const half = style({ order: 2, flex: '1 1 7.5rem', minInlineSize: 0 });

export const category = style([
  half,
  {
    '@media': {
      [media.md]: { order: 0, flex: '0 1 11rem' },
      [media.xl]: { flexBasis: '12rem', marginInlineStart: 'auto' },
    },
  },
]);

export const sort = style([half, { '@media': { [media.md]: { order: 0, flex: '0 1 12.75rem' } } }]);

export const refresh = style({ order: 1, '@media': { [media.md]: { order: 0 } } });
