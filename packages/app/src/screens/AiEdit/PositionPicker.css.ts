import { focusRing, media, vars } from '@lectern/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** The picture in miniature: three columns, three rows. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 2.5rem)',
  gridTemplateRows: 'repeat(3, 1.75rem)',
  gap: 6,
  inlineSize: 'max-content',
  '@media': {
    [media.touch]: {
      gridTemplateColumns: 'repeat(3, 2.75rem)',
      gridTemplateRows: 'repeat(3, 2.75rem)',
    },
  },
});

export const cell = style({
  position: 'relative',
  display: 'flex',
  padding: 5,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: 6,
  background: vars.color.surfaceRaised,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.borderHover },
    '&[data-selected]': {
      borderColor: vars.color.accentGraphic,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentGraphic}`,
      background: vars.color.accentSubtle,
    },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { borderColor: vars.color.borderDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]:not([data-focus-visible])': { outline: '3px solid Highlight' },
      },
    },
  },
});

/** The video's position in the miniature. */
export const mark = style({
  inlineSize: 11,
  blockSize: 8,
  borderRadius: 2,
  background: vars.color.textSubtle,
  selectors: {
    '[data-selected] &': { background: vars.color.accentGraphic },
    '[data-disabled] &': { background: vars.color.textDisabled },
  },
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

const at = (column: number, row: number, justifyContent: string, alignItems: string) => ({
  gridColumn: column,
  gridRow: row,
  justifyContent,
  alignItems,
});

/** Positions refer to the picture, which is never mirrored, so the grid always runs from left to right. */
export const place = styleVariants({
  'top-left': at(1, 1, 'start', 'start'),
  'top-center': at(2, 1, 'center', 'start'),
  'top-right': at(3, 1, 'end', 'start'),
  'middle-center': at(2, 2, 'center', 'center'),
  'bottom-left': at(1, 3, 'start', 'end'),
  'bottom-center': at(2, 3, 'center', 'end'),
  'bottom-right': at(3, 3, 'end', 'end'),
});
