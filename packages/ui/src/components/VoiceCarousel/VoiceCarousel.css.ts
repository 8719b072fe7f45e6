import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { bareButton, wrappingRow } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, media, radius, rem, size } from '../../theme/tokens.ts';
import { bleed } from '../AppShell/AppShell.css.ts';

export const head = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBlockEnd: 12,
  selectors: { '&[data-hidden]': { marginBlockEnd: 0 } },
});

/** Shrinks next to the arrow buttons until its text no longer fits there. */
export const words = style({ flex: '1 1 200px', minInlineSize: 0 });

export const description = style([
  textStyle('small'),
  { marginBlockStart: 4, color: vars.color.textMuted, textWrap: 'pretty' },
]);

export const filters = style({ marginBlockEnd: 16 });

export const none = style({ paddingBlock: 24 });

export const arrows = style({ display: 'flex', flexShrink: 0, gap: 8 });

/** Extends to the edge of the window; the padding leaves room for the focus ring. */
export const track = style({
  position: 'relative',
  display: 'flex',
  gap: size.voiceCarouselGap,
  marginInlineStart: -4,
  marginInlineEnd: bleed,
  padding: 4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: 4,
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
});

export const tiles = style({ containerType: 'inline-size' });

/** The last tile after the first ten takes the rest of its row. */
const rest = (columns: number, place: number) => ({
  [`&:nth-child(${columns}n + ${place})`]: { gridColumn: `span ${columns - place + 1}` },
});

/** Columns by its own width: three next to the selected voice's panel, one on phones. */
export const grid = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 460px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 680px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

const moreTileBase = style({
  ...wrappingRow,
  justifyContent: 'center',
  gap: '0 8px',
  minBlockSize: rem(64),
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: radius.lg,
});

export const moreTile = style([
  moreTileBase,
  {
    '@container': {
      '(min-width: 460px) and (max-width: 679px)': { selectors: { ...rest(2, 1), ...rest(2, 2) } },
      '(min-width: 680px)': { selectors: { ...rest(3, 1), ...rest(3, 2), ...rest(3, 3) } },
    },
  },
]);

/** In a row of its own below the groups, because their last rows differ in length. */
export const moreRow = style([moreTileBase, { gridColumn: '1 / -1' }]);

/** The heading of a group of tiles. */
export const group = style([
  textStyle('small'),
  {
    gridColumn: '1 / -1',
    color: vars.color.textMuted,
    fontWeight: 600,
    selectors: { '&:not(:first-child)': { marginBlockStart: 8 } },
  },
]);

export const foot = style({ ...wrappingRow, gap: '4px 12px', marginBlockStart: 12 });

export const more = style([
  textStyle('button'),
  {
    ...bareButton,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 32,
    // The focus ring keeps clear of the text, which stays aligned with the tiles above.
    marginInlineStart: -8,
    paddingInline: 8,
    borderRadius: radius.sm,
    color: vars.color.textAccent,
    selectors: { '&[data-hovered]': { textDecoration: 'underline' }, ...focusVisible },
    '@media': { [media.belowMd]: { minBlockSize: 44 }, [media.touch]: { minBlockSize: 44 } },
  },
]);

export const count = style([
  textStyle('small'),
  { color: vars.color.textSubtle, fontVariantNumeric: font.feature.numeric },
]);
