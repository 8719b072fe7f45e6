import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { easing, media, radius, rem, size } from '../../theme/tokens.ts';

export const frame = style({
  position: 'relative',
  aspectRatio: size.thumbnailRatio,
  // The ring grows with enlarged text, so a small frame grows too, but only in height.
  inlineSize: '100%',
  minBlockSize: rem(144),
  overflow: 'hidden',
  borderRadius: radius.role.player,
  background: vars.color.surfaceSunken,
  selectors: { '&[data-failed]': { aspectRatio: '21 / 9', minBlockSize: 0 } },
});

/** Blur and scale are inline styles: they follow the progress. */
export const developing = style({
  inlineSize: '100%',
  blockSize: '100%',
  transitionProperty: 'filter, transform',
  transitionDuration: vars.duration.progress,
  transitionTimingFunction: easing.standard,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

/** At the end the picture itself is shown, with nothing over it. */
const goesInTheEnd = {
  transitionProperty: 'opacity',
  transitionDuration: vars.duration.progress,
  selectors: { '[data-complete] > &': { opacity: 0 } },
};

// Lighter than the scrim that small text needs: the picture is what users are waiting for.
export const dim = style({
  ...goesInTheEnd,
  position: 'absolute',
  inset: 0,
  background: `color-mix(in srgb, ${vars.color.mediaScrim} 68%, transparent)`,
});

export const middle = style({
  ...goesInTheEnd,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export const grey = style({
  inlineSize: '100%',
  blockSize: '100%',
  filter: 'grayscale(1)',
  opacity: 0.55,
});

// Keeps the face in a frame that is lower than the picture.
globalStyle(`${grey} img`, { objectPosition: '50% 34%' });

export const chip = style({ position: 'absolute', insetBlockStart: 12, insetInlineStart: 12 });

export const ring = style({
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineEnd: 12,
  display: 'grid',
  placeItems: 'center',
  padding: 4,
  borderRadius: radius.full,
  background: vars.color.surfaceRaised,
});
