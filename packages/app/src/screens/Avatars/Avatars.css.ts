import { media, space, textStyle, vars } from '@lectern/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

// Phones: search and the view in full width, the rest about half each (design guide, Layout): the
// longest order is read whole.
export const toolbar = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
});

export const search = style({
  gridColumn: '1 / -1',
  '@media': { [media.md]: { flex: '1 1 11rem', maxInlineSize: '16.25rem' } },
});

const half = style({ gridColumn: 'span 5' });

export const gender = style([half, { '@media': { [media.md]: { inlineSize: '8.5rem' } } }]);
export const age = style([half, { '@media': { [media.md]: { inlineSize: '7.5rem' } } }]);

export const moreButton = style({ gridColumn: 'span 2' });

export const reset = style([
  half,
  { alignSelf: 'center', order: 3, '@media': { [media.md]: { order: 0 } } },
]);

export const view = style({
  display: 'grid',
  gridColumn: '1 / -1',
  order: 1,
  '@media': { [media.md]: { order: 0, marginInlineStart: 'auto' } },
});

export const sort = style({
  gridColumn: 'span 7',
  order: 2,
  '@media': { [media.md]: { order: 0, inlineSize: '12rem' } },
});

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  paddingBlockStart: space[3],
  selectors: { '&[hidden]': { display: 'none' } },
});

export const select = style({ flex: '1 1 9rem', maxInlineSize: '13rem' });

const appear = keyframes({ from: { opacity: 0 } });

export const loading = style({
  // With the skeletons: quick answers show neither (design guide, Loading).
  animation: `${appear} ${vars.duration.fast} 200ms backwards`,
});

export const details = style({ ...textStyle('small'), overflowWrap: 'anywhere' });
