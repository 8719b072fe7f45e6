import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { radius } from '../../theme/tokens.ts';
import { ROOM, SHAPES, type CardGridShape } from './shapes.ts';

export const grid = style({
  position: 'relative',
  padding: ROOM,
  margin: -ROOM,
  // Marks it as what scrolls, so that Page Up and Page Down know how far a page is; the window does.
  overflow: 'auto',
  // Cards above the window that turn out higher than guessed are scrolled away by script.
  overflowAnchor: 'none',
  outline: 'none',
});

/** Where the cards begin. */
export const start = style({ position: 'absolute', insetBlockStart: ROOM });

/** In place of rows that are not in the document. */
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

/** For the cards, and for the shapes that stand in while they load. */
export const columns = styleVariants(SHAPES, (shape) => [columnsOf(shape)]);
