import { media, space, textStyle, vars } from '@lectern/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

// Phones: search and the view in full width, the rest half each (design guide, Layout), save that the
// longest order is read whole wherever there is room for it.
export const toolbar = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
});

export const search = style({
  gridColumn: '1 / -1',
  '@media': { [media.md]: { flex: '1 1 14rem', maxInlineSize: '16.25rem' } },
});

const half = style({ gridColumn: 'span 6' });
const roomy = '(min-width: 360px)';

export const gender = style([half, { '@media': { [media.md]: { inlineSize: '8.5rem' } } }]);
export const age = style([half, { '@media': { [media.md]: { inlineSize: '7.5rem' } } }]);

export const reset = style([
  half,
  {
    alignSelf: 'center',
    order: 3,
    '@media': { [roomy]: { gridColumn: 'span 5' }, [media.md]: { order: 0 } },
  },
]);

export const view = style({
  display: 'grid',
  gridColumn: '1 / -1',
  order: 1,
  '@media': { [media.md]: { order: 0, marginInlineStart: 'auto' } },
});

export const sort = style([
  half,
  {
    order: 2,
    '@media': {
      [roomy]: { gridColumn: 'span 7' },
      [media.md]: { order: 0, inlineSize: '12rem' },
    },
  },
]);

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  paddingBlock: space[2],
});

export const select = style({ flex: '1 1 9rem', maxInlineSize: '13rem' });

const appear = keyframes({ from: { opacity: 0 } });

export const loading = style({
  // With the skeletons: quick answers show neither (design guide, Loading).
  animation: `${appear} ${vars.duration.fast} 200ms backwards`,
});

export const details = style({ ...textStyle('small'), overflowWrap: 'anywhere' });
