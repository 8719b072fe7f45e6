import { media, size } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Four cards: never three beside a lone one (design guide, Layout: two columns on tablets). */
export const videos = style({
  display: 'grid',
  gap: size.gridGap.phone,
  gridTemplateColumns: columns(1),
  '@media': {
    [media.md]: {
      columnGap: size.gridGap.desktop,
      rowGap: 32,
      gridTemplateColumns: columns(2),
    },
    [media.xl]: { gridTemplateColumns: columns(4) },
  },
});
