import { media, oneColumn, space } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

const columns = style({ ...oneColumn, gap: space[6] });

/** Width of the portrait's column, as drawn next to fields (design guide, Dialog). */
const PORTRAIT = '264px';

export const describing = style([
  columns,
  { '@media': { [media.md]: { gridTemplateColumns: `minmax(0, 1fr) ${PORTRAIT}` } } },
]);

/** Hidden on narrow screens: below the fields it would be out of view. */
export const preview = style({ display: 'none', '@media': { [media.md]: { display: 'block' } } });

export const naming = style([
  columns,
  { '@media': { [media.md]: { gridTemplateColumns: `${PORTRAIT} minmax(0, 1fr)` } } },
]);

export const portrait = style({
  inlineSize: '100%',
  maxInlineSize: 168,
  '@media': { [media.md]: { maxInlineSize: 'none' } },
});
