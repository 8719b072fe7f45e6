import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { radius } from '../../theme/tokens.ts';
import { ROOM, SHAPES, type CardGridShape } from './shapes.ts';

export const grid = style({
  position: 'relative',
  padding: ROOM,
  margin: -ROOM,
  // Marks the grid as the scrolling element, so that Page Up and Page Down know the height of a page. The
  // window does the scrolling.
  overflow: 'auto',
  // Scripts compensate for cards above the window that turn out higher than estimated.
  overflowAnchor: 'none',
  outline: 'none',
});

/** The top of the first row. */
export const start = style({ position: 'absolute', insetBlockStart: ROOM });

/** Stands in for rows that are not in the document. */
export const space = style({ gridColumn: '1 / -1' });

export const item = style({
  minInlineSize: 0,
  borderRadius: radius.role.panel,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { ...focusRing, outlineOffset: 4 },
    '&[data-href]': { cursor: 'pointer' },
    '&[data-href][data-hovered]': { filter: 'brightness(1.03)' },
  },
});

export const frame = style({ containerType: 'inline-size' });

const columnsOf = ({ columns: steps, columnGap, rowGap }: CardGridShape) =>
  style({
    display: 'grid',
    gap: `${rowGap}px ${columnGap}px`,
    '@container': Object.fromEntries(
      steps.map(({ from, count }) => [
        `(min-width: ${from}px)`,
        { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
      ]),
    ),
  });

/** The columns of the cards, and of the skeletons shown while they load. */
export const columns = styleVariants(SHAPES, (shape) => [columnsOf(shape)]);
