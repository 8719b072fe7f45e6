import { media, oneColumn, rem, space, textStyle, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** From this width the aside is next to the content (design guide, Voice list). */
const wide = 'screen and (min-width: 1360px)';

/** Two cards with information beside them. */
export const start = style({
  ...oneColumn,
  gap: `${space[6]} 40px`,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});

/** Rows with the summary beside them. */
export const review = style({
  ...oneColumn,
  gap: `${space[6]} 32px`,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 304px' } },
});

export const cards = style({
  ...oneColumn,
  alignItems: 'stretch',
  gap: 16,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minInlineSize: 0,
  padding: 24,
  border: `1px solid ${vars.color.border}`,
  borderRadius: 16,
  background: vars.color.surface,
});

/** The card's button is at its bottom, level with the button of the card next to it. */
export const cardFoot = style({ display: 'grid', gap: 16, marginBlockStart: 'auto' });

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: 999,
  background: vars.color.surfaceSelected,
  color: vars.color.textMuted,
  selectors: {
    '&[data-tone=warning]': { background: vars.color.warning.bg, color: vars.color.warning.fg },
  },
});

export const drop = style({
  display: 'grid',
  justifyItems: 'center',
  padding: '8px 16px',
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: 12,
  textAlign: 'center',
  selectors: {
    '&[data-drop-target]': {
      borderColor: vars.color.accentGraphic,
      background: vars.color.accentSubtle,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 },
  },
});

export const points = style([
  textStyle('small'),
  { display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' },
]);

export const point = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 10,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
});

export const headWords = style({ flex: '1 1 20rem', minInlineSize: 0 });

export const rows = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: 16,
  background: vars.color.surface,
  overflow: 'hidden',
});

export const row = style([
  textStyle('small'),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(40px, auto) minmax(0, 1fr) auto',
    gap: 12,
    alignItems: 'center',
    minBlockSize: rem(52),
    padding: '8px 8px 8px 12px',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
      '&[data-meanwhile]': { background: vars.color.surfaceSunken },
    },
    '@media': {
      [media.md]: {
        gridTemplateColumns: '20px 40px minmax(0, 1fr) 112px 36px auto',
        padding: '6px 8px 6px 16px',
      },
    },
  },
]);

const wideOnly = { '@media': { [media.belowMd]: { display: 'none' } } } as const;

export const number = style([
  textStyle('caption'),
  { color: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums', ...wideOnly },
]);

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const text = style({ fontWeight: 500, textWrap: 'pretty' });

export const note = style([
  textStyle('caption'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    marginBlockStart: 2,
    color: vars.color.textMuted,
    selectors: { '&[data-tone=warning]': { color: vars.color.warning.fg } },
  },
]);

export const wave = style({ minInlineSize: 0, ...wideOnly });

export const time = style([
  textStyle('caption'),
  {
    textAlign: 'end',
    color: vars.color.textSubtle,
    fontVariantNumeric: 'tabular-nums',
    ...wideOnly,
  },
]);

export const matched = style([
  textStyle('small'),
  { display: 'flex', alignItems: 'center', gap: 8, color: vars.color.success.fg },
]);

export const line = style({ display: 'flex', alignItems: 'center', gap: 8 });

/* The bar on the avatar step. */

export const bar = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 16,
    padding: '12px 12px 12px 16px',
    border: `1px solid ${vars.color.border}`,
    borderRadius: 16,
    background: vars.color.surface,
  },
]);

export const barWords = style({ flex: '1 1 12rem', minInlineSize: 0 });
export const barTitle = style({ fontWeight: 600 });
export const barText = style({ color: vars.color.textMuted });

export const barTicks = style({ inlineSize: 212, maxInlineSize: '100%', ...wideOnly });

export const barAction = style({
  display: 'grid',
  '@media': {
    [media.belowMd]: { flex: '1 0 100%' },
    [media.md]: { minInlineSize: rem(176), justifyItems: 'end' },
  },
});
