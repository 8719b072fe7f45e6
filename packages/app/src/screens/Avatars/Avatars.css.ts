import { media, space, textStyle, vars, wrappingRow } from '@lectern/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

// Phones: search and view take the full width, the rest about half each (design guide, Layout), so that the
// longest order name fits. Widths scale with the text: enlarged, it takes more lines, but no word is
// broken.
export const toolbar = style({ ...wrappingRow, gap: space[3] });

export const search = style({
  flex: '1 1 100%',
  '@media': { [media.md]: { flex: '1 1 11rem', maxInlineSize: '16.25rem' } },
});

const filter = style({ flex: '1 1 6.25rem', minInlineSize: 0 });

export const gender = style([
  filter,
  { '@media': { [media.md]: { flex: 'none', inlineSize: '8.5rem' } } },
]);
export const age = style([
  filter,
  { '@media': { [media.md]: { flex: 'none', inlineSize: '7.5rem' } } },
]);

export const reset = style({ order: 3, '@media': { [media.md]: { order: 0 } } });

export const view = style({
  display: 'grid',
  flexBasis: '100%',
  order: 1,
  '@media': { [media.md]: { flexBasis: 'auto', order: 0, marginInlineStart: 'auto' } },
});

export const sort = style({
  flex: '1 1 9.5rem',
  minInlineSize: 0,
  order: 2,
  '@media': { [media.md]: { flex: 'none', order: 0, inlineSize: '12rem' } },
});

export const more = style({
  ...wrappingRow,
  gap: `${space[3]} ${space[4]}`,
  paddingBlockStart: space[3],
  selectors: { '&[hidden]': { display: 'none' } },
});

export const select = style({ flex: '1 1 9rem', maxInlineSize: '13rem' });

const appear = keyframes({ from: { opacity: 0 } });

export const loading = style({
  // Appears with the skeletons, so fast responses show neither (design guide, Loading).
  animation: `${appear} ${vars.duration.fast} 200ms backwards`,
});

export const details = style({ ...textStyle('small'), overflowWrap: 'anywhere' });
