import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { cover, oneLine } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, radius, rem, size } from '../../theme/tokens.ts';

export const card = style({
  position: 'relative',
  flex: 'none',
  display: 'block',
  inlineSize: size.templateCard.width,
  scrollSnapAlign: 'start',
});

export const choice = style({ display: 'block', cursor: 'pointer' });

export const frame = style({
  position: 'relative',
  display: 'block',
  aspectRatio: size.templateRatio,
  borderRadius: radius.role.thumbnail,
  overflow: 'hidden',
  background: vars.color.neutral.bg,
});

/** Outside the frame, which clips its overflow. */
export const ring = style({
  display: 'block',
  borderRadius: radius.role.thumbnail,
  selectors: {
    [`${card}[data-selected] &`]: {
      boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.accentGraphic}`,
    },
    [`${card}:has(input:focus-visible) &`]: { ...focusRing, outlineOffset: 6 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${card}[data-selected] &`]: { outline: '3px solid Highlight' } },
    },
  },
});

export const film = style({ ...cover, objectFit: 'cover' });

export const overlay = style({ position: 'absolute', inset: 0, containerType: 'size' });

export const beta = style({ position: 'absolute', insetBlockStart: 8, insetInlineStart: 8 });

/** Next to the sound button: over the video it would cover captions. */
export const play = style({ position: 'absolute', insetBlockEnd: 2, insetInlineEnd: 26 });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: rem(36),
  marginBlockStart: 4,
  // Room for the sound button and, with reduced motion, the play button.
  paddingInlineEnd: rem(28),
  '@media': { [media.reducedMotion]: { paddingInlineEnd: rem(62) } },
});

export const name = style([
  textStyle('small'),
  {
    ...oneLine,
    minInlineSize: 0,
    fontWeight: 500,
    cursor: 'pointer',
    selectors: { [`${card}[data-selected] &`]: { fontWeight: 620 } },
  },
]);

/** Next to the name, outside the radio: a label must not contain a button. */
export const sound = style({ position: 'absolute', insetBlockEnd: 2, insetInlineEnd: -8 });

/** Scrolls past the edge of its panel; the padding leaves room for the rings. */
export const track = style({
  display: 'flex',
  gap: 14,
  padding: 8,
  margin: -8,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: 8,
  scrollbarWidth: 'thin',
  selectors: { '&[data-disabled]': { opacity: 0.4, filter: 'grayscale(0.9)' } },
});

export const skeletonFoot = style([foot, { paddingInlineEnd: 0 }]);
