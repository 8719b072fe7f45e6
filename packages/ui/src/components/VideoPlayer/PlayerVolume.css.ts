import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, radius, rem } from '../../theme/tokens.ts';
import { ring } from './PlayerControls.css.ts';

/** Hidden at the same width as `priority.roomy`, whose rule would lose to the `display` here. */
export const volume = style({
  display: 'flex',
  alignItems: 'center',
  '@container': { '(max-width: 17rem)': { display: 'none' } },
});

/** Opens next to its button; touch devices have hardware volume keys. */
export const volumeSlider = style({
  inlineSize: 0,
  opacity: 0,
  transitionProperty: 'inline-size, opacity',
  transitionDuration: vars.duration.fast,
  selectors: {
    [`${volume}:is(:hover, :has(:focus-visible)) &`]: {
      inlineSize: rem(72),
      marginInlineEnd: 8,
      opacity: 1,
    },
  },
  '@media': { [media.touch]: { display: 'none' } },
  '@container': { '(max-width: 25rem)': { display: 'none' } },
});

export const volumeTrack = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: 24,
  borderRadius: radius.sm,
  cursor: 'pointer',
  selectors: { '&:has([data-focus-visible])': ring },
});

export const volumeThumb = style({
  insetBlockStart: '50%',
  inlineSize: 12,
  blockSize: 12,
  borderRadius: radius.full,
  background: vars.color.textOnMedia,
});
