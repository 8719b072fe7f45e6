import {
  focusRing,
  media,
  oneLine,
  radius,
  rem,
  size as sizes,
  space,
  textStyle,
  vars,
} from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const table = style({
  ...textStyle('small'),
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  outline: 'none',
});

/** Phones sort with the toolbar's select instead. */
export const heads = style({ '@media': { [media.belowMd]: { display: 'none' } } });

export const row = style({
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surface },
    '&[data-selected]': { background: vars.color.accentSubtle },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
  },
});

const cell = style({
  padding: `0 ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  outline: 'none',
  selectors: {
    [`${row} &`]: { blockSize: rem(64) },
    [`${row}[data-selected] &`]: { borderBlockEndColor: vars.color.accentBorder },
    'thead &': {
      ...textStyle('caption'),
      blockSize: rem(40),
      color: vars.color.textSubtle,
      whiteSpace: 'nowrap',
    },
    'thead &[data-hovered], &[aria-sort=ascending], &[aria-sort=descending]': {
      color: vars.color.text,
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -2, borderRadius: radius.sm },
  },
});

/** Hidden on phones, where the title's cell includes it. */
const wide = style({ '@media': { [media.belowMd]: { display: 'none' } } });

const number = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const check = style([
  cell,
  {
    inlineSize: rem(48),
    '@media': {
      [media.belowMd]: {
        paddingInline: `0 ${space[3]}`,
        inlineSize: rem(36),
        selectors: { [`${table}:not([data-selecting]) &`]: { display: 'none' } },
      },
    },
  },
]);

export const title = style([
  cell,
  {
    selectors: { 'thead &': { cursor: 'pointer' } },
    '@media': { [media.belowMd]: { paddingInline: 0 } },
  },
]);

export const state = style([
  cell,
  wide,
  { inlineSize: rem(152), selectors: { 'thead &': { cursor: 'pointer' } } },
]);

export const length = style([cell, wide, number, { inlineSize: rem(80) }]);

/** Hidden below 1024 px. */
export const size = style([
  cell,
  number,
  { inlineSize: rem(96), '@media': { [media.belowLg]: { display: 'none' } } },
]);

export const updated = style([
  cell,
  wide,
  { inlineSize: rem(136), selectors: { 'thead &': { cursor: 'pointer' } } },
]);

export const menu = style([
  cell,
  {
    inlineSize: rem(96),
    '@media': {
      [media.belowMd]: {
        inlineSize: rem(48),
        paddingInline: 0,
        selectors: { [`${table}[data-selecting] &`]: { display: 'none' } },
      },
    },
  },
]);

export const head = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  '@media': { [media.belowMd]: { gap: space[3], paddingBlock: space[3] } },
});

export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const link = style({
  ...textStyle('bodyStrong'),
  ...oneLine,
  display: 'block',
  color: vars.color.text,
  textDecoration: 'none',
  borderRadius: radius.xs,
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
  },
});

export const mini = style({
  display: 'none',
  '@media': {
    [media.belowMd]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] },
  },
});

export const still = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(80),
  aspectRatio: sizes.thumbnailRatio,
  overflow: 'hidden',
  borderRadius: radius.md,
  background: vars.color.neutral.bg,
  color: vars.color.textSubtle,
  '@media': { [media.belowMd]: { inlineSize: rem(96) } },
});

/** How visible a picture is at each stage, as on the cards. */
export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: {
    [`${still}[data-stage=avatar] &`]: { filter: 'saturate(0.35)', opacity: 0.7 },
    [`${still}[data-stage=failed] &`]: { filter: 'grayscale(1)', opacity: 0.45 },
    [`${still}[data-stage=processing] &`]: { filter: 'blur(3px)' },
  },
});

export const quiet = style({ color: vars.color.textSubtle });

export const buttons = style({ display: 'flex', justifyContent: 'flex-end' });

/** Shown on hover and focus; touch users find it in the menu on the film's own page. */
export const onHover = style({
  opacity: 0,
  selectors: { [`${row}[data-hovered] &, ${row}:focus-within &`]: { opacity: 1 } },
  '@media': { [media.belowMd]: { display: 'none' } },
});
