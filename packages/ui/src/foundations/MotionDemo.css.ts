import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, radius, rem } from '../theme/tokens.ts';

/** The duration and easing of a run; the demo sets both on the runner. */
export const lasts = createVar();
export const eases = createVar();

export const track = style({
  position: 'relative',
  flexGrow: 1,
  minInlineSize: rem(160),
  blockSize: rem(24),
  borderRadius: radius.full,
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.border}`,
});

const cross = keyframes({
  from: { insetInlineStart: 0 },
  to: { insetInlineStart: `calc(100% - ${rem(22)})` },
});
const appear = keyframes({ from: { opacity: 0 } });

export const runner = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: rem(22),
  blockSize: rem(22),
  borderRadius: radius.full,
  background: vars.color.accentGraphic,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
  selectors: {
    '&[data-playing]': {
      animationName: cross,
      animationDuration: lasts,
      animationTimingFunction: eases,
      animationFillMode: 'forwards',
    },
  },
});

/** Under reduced motion nothing moves: the runner fades in at the end of its path. */
export const stillRunner = style({
  '@media': {
    [media.reducedMotion]: {
      selectors: {
        '&[data-playing]': { animationName: appear, insetInlineStart: `calc(100% - ${rem(22)})` },
      },
    },
  },
});
