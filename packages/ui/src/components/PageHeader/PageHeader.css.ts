import { style } from '@vanilla-extract/css';
import { wrappingRow } from '../../theme/mixins.ts';
import { media } from '../../theme/tokens.ts';

export const header = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: '16px 24px',
  '@media': {
    [media.belowMd]: {
      selectors: { '&[data-actions="stack"]': { flexDirection: 'column', alignItems: 'stretch' } },
    },
  },
});

/** The actions move below before a short word has to break. */
export const title = style({ minInlineSize: 'min(100%, 8rem)', flexGrow: 1, flexBasis: 0 });

export const actions = style({
  ...wrappingRow,
  gap: 8,
  '@media': {
    [media.belowMd]: {
      selectors: {
        [`${header}[data-actions="stack"] &`]: { display: 'grid', gap: 12 },
      },
    },
  },
});
