import { focusRing, media, radius, rem, textStyle, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const room = recipe({
  base: {
    flex: 1,
    display: 'grid',
    gap: 16,
    minBlockSize: rem(320),
    marginInline: 16,
    '@media': { [media.lg]: { minBlockSize: 0, marginInline: 32 } },
  },
  variants: {
    isLive: {
      true: { '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
    },
  },
});

export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'grid',
});

export const stage = style({
  display: 'grid',
  // Centred while it fits, aligned to its start once it scrolls.
  placeItems: 'safe center',
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.role.panel,
  background: vars.color.surfaceSunken,
  gridTemplateColumns: 'minmax(0, max-content)',
  gridTemplateRows: 'minmax(0, max-content)',
  placeContent: 'safe center',
  selectors: { '&:focus-visible': focusRing },
});

export const image = recipe({
  base: { imageRendering: 'pixelated' },
  variants: {
    isWhole: {
      true: { maxInlineSize: '100%', blockSize: 'auto' },
      false: { maxInlineSize: 'none' },
    },
  },
});

export const beside = style({
  display: 'grid',
  gap: 16,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const difference = style({ position: 'relative', minInlineSize: 0 });

/** A place that differs, with room for its number above it. */
export const place = recipe({
  base: {
    position: 'absolute',
    outline: `2px solid ${vars.color.warning.solid}`,
    outlineOffset: 3,
    borderRadius: 2,
    // Leaves room for the outline and the number when the picture scrolls to it.
    scrollMargin: 48,
  },
  variants: { isCurrent: { true: { outlineWidth: 4, outlineColor: vars.color.accentGraphic } } },
});

export const number = style({
  ...textStyle('micro'),
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: -3,
  marginBlockEnd: 5,
  paddingInline: 5,
  borderRadius: 4,
  background: vars.color.mediaChip,
  color: vars.color.textOnMedia,
});

const label = style({
  ...textStyle('micro'),
  position: 'absolute',
  insetBlockStart: 12,
  paddingInline: 10,
  paddingBlock: 6,
  borderRadius: radius.role.menuItem,
  background: vars.color.mediaChip,
  color: vars.color.textOnMedia,
  pointerEvents: 'none',
});
export const before = style([label, { left: 12 }]);
export const after = style([label, { right: 12 }]);

export const zoom = style({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 12,
  zIndex: 2,
});

export const live = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: rem(320),
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.role.panel,
  background: vars.color.canvas,
});
