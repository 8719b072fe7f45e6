import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { radius, size } from '../../theme/tokens.ts';

export const player = style({
  position: 'relative',
  aspectRatio: size.thumbnailRatio,
  overflow: 'hidden',
  borderRadius: radius.role.player,
  // Behind a film of another shape, and before its first picture.
  background: vars.color.scene.ink.deep,
  color: vars.color.textOnMedia,
  containerType: 'inline-size',
  selectors: {
    '&:fullscreen': { borderRadius: 0, aspectRatio: 'auto' },
    // Within a stage that fills the screen.
    ':fullscreen > &': { blockSize: '100%', borderRadius: 0, aspectRatio: 'auto' },
  },
});

// Controls show on hover, focus and pause, and always where there is no hover.
globalStyle(`${player}[data-resting]:not(:has(:focus-visible)) [data-controls]`, {
  '@media': { '(hover: hover)': { opacity: 0 } },
});
globalStyle(`:is(${player}:fullscreen, :fullscreen > ${player})[data-resting]`, { cursor: 'none' });

export const video = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

export const caption = style({
  position: 'absolute',
  insetInline: 16,
  insetBlockEnd: 84,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  transitionProperty: 'inset-block-end',
  transitionDuration: vars.duration.base,
  selectors: {
    [`${player}[data-resting]:not(:has(:focus-visible)) &`]: {
      '@media': { '(hover: hover)': { insetBlockEnd: 16 } },
    },
  },
});

export const captionWords = style({
  paddingBlock: '0.25em',
  paddingInline: '0.75em',
  borderRadius: radius.role.tag,
  background: vars.color.mediaChip,
  // Grows with the player: 13 px on a phone, 16 at 720, more in full screen.
  fontSize: 'clamp(0.8125rem, 2.2cqi, 2.25rem)',
  lineHeight: 1.4,
  fontWeight: 550,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

const cover = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
} as const;

export const waiting = style({ ...cover, pointerEvents: 'none' });

export const failure = style([
  textStyle('body'),
  {
    ...cover,
    alignContent: 'center',
    gap: 16,
    padding: 24,
    background: vars.color.surfaceSunken,
    color: vars.color.text,
    textAlign: 'center',
  },
]);
