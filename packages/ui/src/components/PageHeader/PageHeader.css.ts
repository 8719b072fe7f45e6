import { style } from '@vanilla-extract/css';
import { media } from '../../theme/tokens.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  '@media': {
    [media.belowMd]: {
      selectors: { '&[data-actions="stack"]': { flexDirection: 'column', alignItems: 'stretch' } },
    },
  },
});

export const title = style({ minInlineSize: 0, flexGrow: 1, flexBasis: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '@media': {
    [media.belowMd]: {
      selectors: {
        [`${header}[data-actions="stack"] &`]: { display: 'grid', gap: 12 },
      },
    },
  },
});
