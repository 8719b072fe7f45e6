import { style, styleVariants } from '@vanilla-extract/css';
import { media, size } from '../theme/tokens.ts';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const base = style({
  display: 'grid',
  gap: size.gridGap.phone,
  gridTemplateColumns: columns(1),
  '@media': { [media.md]: { columnGap: size.gridGap.desktop, rowGap: 32 } },
});

/** Column counts by width (design guide, Layout). */
export const grid = styleVariants({
  cards: [
    base,
    {
      '@media': {
        [media.md]: { gridTemplateColumns: columns(3) },
        [media.xl]: { gridTemplateColumns: columns(4) },
      },
    },
  ],
  thirds: [base, { '@media': { [media.md]: { gridTemplateColumns: columns(3) } } }],
  halves: [base, { '@media': { [media.md]: { gridTemplateColumns: columns(2) } } }],
  portraits: [
    base,
    {
      '@media': {
        'screen and (min-width: 360px)': { gridTemplateColumns: columns(2) },
        [media.md]: { gridTemplateColumns: columns(3), columnGap: 16, rowGap: 24 },
        [media.xl]: { gridTemplateColumns: columns(4) },
      },
    },
  ],
  portraitsWide: [
    base,
    {
      '@media': {
        'screen and (min-width: 360px)': { gridTemplateColumns: columns(2) },
        [media.md]: { gridTemplateColumns: columns(3), columnGap: 20, rowGap: 24 },
        [media.lg]: { gridTemplateColumns: columns(4) },
        [media.xl]: { gridTemplateColumns: columns(5) },
      },
    },
  ],
  /** A main column with an aside; next to the sidebar there is room for both from 1280 px. */
  withAside: [
    base,
    {
      alignItems: 'start',
      '@media': {
        [media.xl]: { gridTemplateColumns: `minmax(0, 1fr) ${size.wizardAside}`, columnGap: 40 },
      },
    },
  ],
});
