import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { clampedTo, cover, innerFocusRing, wrappingRow } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, radius, rem, size } from '../../theme/tokens.ts';

export const card = style({ minInlineSize: 0 });

/**
 * Facts about the video, below its picture so that they do not cover the video's own title and captions.
 */
export const facts = style({
  ...wrappingRow,
  gap: 6,
  minInlineSize: 0,
  minBlockSize: 32,
  marginBlockStart: 8,
});

export const duration = style([
  textStyle('caption'),
  {
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    fontVariantNumeric: font.feature.numeric,
  },
]);

export const frame = style({ position: 'relative' });

/** Takes the place of the ring; shown on hover, on focus, and while cards are being selected. */
export const check = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 8,
  insetInlineEnd: 8,
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(36),
  blockSize: rem(36),
  borderRadius: radius.md,
  background: vars.color.surfaceRaised,
  opacity: 0,
  selectors: {
    '&[data-shown], &:focus-within, [role=row]:hover &, [role=row]:focus-visible &': { opacity: 1 },
  },
});

/** Places progress over the drawings of the stages before there is a video. */
const corner = style({ position: 'absolute', zIndex: 1 });
export const ring = style([
  corner,
  {
    insetBlockStart: 8,
    insetInlineEnd: 8,
    padding: 4,
    display: 'grid',
    borderRadius: radius.full,
    background: vars.color.surfaceRaised,
  },
]);
export const ringMiddle = style([
  corner,
  { inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none' },
]);

export const play = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.full,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.fast,
  // 32 px with a touch target of 44 px.
  '::after': { content: '', position: 'absolute', inset: -7 },
  selectors: {
    ...focusVisible,
    '&[data-hovered]': {
      background: vars.color.surfaceHover,
      borderColor: vars.color.borderStrong,
    },
  },
});

export const letter = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(size.avatarBadge),
  blockSize: rem(size.avatarBadge),
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.full,
  background: vars.color.surfaceRaised,
  fontSize: rem(12),
  lineHeight: 1,
  fontWeight: 650,
});

export const video = style({ ...cover, objectFit: 'cover' });

const row = style({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 });

export const head = style([row, { alignItems: 'flex-start', marginBlockStart: 2 }]);

export const title = style({
  ...textStyle('bodyStrong'),
  ...clampedTo(2),
  lineHeight: 4 / 3,
  letterSpacing: '-0.008em',
  flexGrow: 1,
  minInlineSize: 0,
  // Aligns its first line with the button next to it.
  marginBlockStart: 6,
});

export const titleLink = style({
  borderRadius: radius.xs,
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: 3 },
    // An inner ring: the title clips its overflow.
    '&[data-focus-visible], &:focus-visible': innerFocusRing,
  },
});

/** One line; tags that do not fit are still read by assistive technology. */
export const meta = style([
  row,
  { flexWrap: 'wrap', gap: 6, blockSize: rem(24), overflow: 'hidden', marginBlockStart: 2 },
]);

export const time = style([
  textStyle('caption'),
  { flexShrink: 0, fontWeight: font.weight.regular, color: vars.color.textSubtle },
]);

/** The link takes the width that the buttons leave. */
export const actions = style([
  textStyle('button'),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    alignItems: 'center',
    justifyItems: 'start',
    columnGap: 4,
    minInlineSize: 0,
    minBlockSize: 32,
    marginBlockStart: 8,
  },
]);
