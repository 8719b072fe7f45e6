import { media, space } from '@lectern/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// On phones the two share the width, the first thing to do first (design guide, Layout).
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.belowMd]: { flexFlow: 'row-reverse wrap-reverse' } },
});

globalStyle(`${actions} > *`, { '@media': { [media.belowMd]: { flex: '1 1 auto' } } });
