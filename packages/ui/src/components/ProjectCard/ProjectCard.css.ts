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

/** A disc in the lower corner; paper on every picture, in both themes. */
const badge = {
  background: vars.color.textOnMedia,
  color: vars.color.scene.ink.deep,
  insetBlockEnd: 8,
  insetInlineStart: 8,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.full,
};

const PLAY = 36;

export const play = style([
  corner,
  {
    ...badge,
    inlineSize: PLAY,
    blockSize: PLAY,
    padding: 0,
    border: 0,
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
  },
]);

export const letter = style([
  corner,
  {
    ...badge,
    inlineSize: rem(size.avatarBadge),
    blockSize: rem(size.avatarBadge),
    fontSize: rem(12),
    lineHeight: 1,
    fontWeight: 650,
    selectors: { [`${play} + &`]: { insetInlineStart: 8 + PLAY + 6 } },
  },
]);

// Hidden until it is wanted, where there is hover to want it by; the letter then takes its place.
const resting = `${card}:not(:has([data-playing]), :hover, :has(:focus-visible)) ${play}`;
globalStyle(resting, { '@media': { '(hover: hover)': { opacity: 0 } } });
globalStyle(`${resting} + ${letter}`, {
  '@media': { '(hover: hover)': { insetInlineStart: 8 } },
});

export const video = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

const row = style({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 });

export const head = style([row, { marginBlockStart: 10 }]);

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

/** One line; tags that do not fit stay for assistive technology. */
export const meta = style([
  row,
  { flexWrap: 'wrap', gap: 6, blockSize: rem(24), overflow: 'hidden', marginBlockStart: 2 },
]);

export const time = style([
  textStyle('caption'),
  { flexShrink: 0, fontWeight: font.weight.regular, color: vars.color.textSubtle },
]);

/** The link takes what the buttons leave. */
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
