import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { radius } from '../../theme/tokens.ts';
import { ROOM } from './CardGridLayout.ts';
import { SHAPES, type CardGridShape } from './shapes.ts';

export const grid = style({
  display: 'block',
  margin: -ROOM,
  // Marks it as what scrolls, so that Page Up and Page Down know how far a page is; the window does.
  overflow: 'auto',
  outline: 'none',
});

export const item = style({
  blockSize: '100%',
  borderRadius: radius.role.panel,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { ...focusRing, outlineOffset: 4 },
    '&[data-href]': { cursor: 'pointer' },
    '&[data-href][data-hovered]': { filter: 'brightness(1.03)' },
  },
});

export const frame = style({ containerType: 'inline-size' });

const columns = ({ columns: steps, columnGap, rowGap }: CardGridShape) =>
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

/** The same columns for shapes that stand in while the cards load. */
export const skeletons = styleVariants(SHAPES, (shape) => [columns(shape)]);
