import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, radius, rem, size } from '../../theme/tokens.ts';

export const card = style({ minInlineSize: 0 });

/** Chips and controls lie above the picture. */
const corner = style({ position: 'absolute', zIndex: 1 });
export const status = style([corner, { insetBlockStart: 8, insetInlineStart: 8 }]);
export const duration = style([corner, { insetBlockEnd: 8, insetInlineEnd: 8 }]);
export const bottom = style([
  corner,
  { insetBlockEnd: 8, insetInlineStart: 8, display: 'flex', alignItems: 'end', gap: 6 },
]);
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

// Paper on every picture, in both themes.
const paper = { background: vars.color.textOnMedia, color: vars.color.scene.ink.deep };

export const letter = style({
  ...paper,
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(size.avatarBadge),
  blockSize: rem(size.avatarBadge),
  borderRadius: radius.full,
  fontSize: rem(12),
  lineHeight: 1,
  fontWeight: 650,
});

export const play = style({
  ...paper,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  boxShadow: vars.shadow.md,
  cursor: 'pointer',
  transitionProperty: 'opacity, background-color',
  transitionDuration: vars.duration.fast,
  // 36 px to the eye, 44 to the finger.
  '::after': { content: '', position: 'absolute', inset: -4 },
  selectors: {
    ...focusVisible,
    '&[data-hovered]': { background: vars.color.scene.stone.light },
  },
});

// Hidden until it is wanted, where there is hover to want it by; the letter then takes its place.
globalStyle(`${card}:not(:has([data-playing]), :hover, :has(:focus-visible)) ${play}`, {
  '@media': { '(hover: hover)': { opacity: 0, marginInlineEnd: -42 } },
});

export const video = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const body = style({ paddingBlockStart: 10 });

export const row = style({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 });

export const title = style({
  ...textStyle('bodyStrong'),
  lineHeight: 4 / 3,
  letterSpacing: '-0.008em',
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const titleLink = style({
  borderRadius: radius.xs,
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: 3 },
    // The title cuts its overflow, and an outer ring with it.
    '&[data-focus-visible], &:focus-visible': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: -2,
    },
  },
});

export const menu = style({ display: 'flex' });

export const meta = style([row, { gap: 6, minBlockSize: 24, marginBlockStart: 2 }]);

export const time = style([
  textStyle('caption'),
  { flexShrink: 0, fontWeight: font.weight.regular, color: vars.color.textSubtle },
]);

/** One line of tags; what does not fit stays for assistive technology. */
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  minInlineSize: 0,
  blockSize: rem(22),
  overflow: 'hidden',
});

export const actions = style([row, textStyle('button'), { minBlockSize: 32, marginBlockStart: 8 }]);

export const end = style({ display: 'flex', gap: 4, marginInlineStart: 'auto' });
