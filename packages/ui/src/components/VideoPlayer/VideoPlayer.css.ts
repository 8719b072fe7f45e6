import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, radius, size } from '../../theme/tokens.ts';

/**
 * Height of the controls, which are below the video: over it they would hide captions that are part of the
 * picture. The variable is global, for an app's overlays.
 */
const bar = '--lectern-player-bar';
globalStyle(':root', {
  vars: { [bar]: '68px' },
  '@media': { [media.touch]: { vars: { [bar]: '72px' } } },
});

export const player = style({
  position: 'relative',
  // The aspect ratio is that of the video alone; the controls are below it.
  boxSizing: 'content-box',
  aspectRatio: size.thumbnailRatio,
  borderBlockEnd: `var(${bar}) solid ${vars.color.scene.ink.deep}`,
  borderRadius: radius.role.player,
  // Shown behind a video of another shape, and before its first frame.
  background: vars.color.scene.ink.deep,
  color: vars.color.textOnMedia,
  containerType: 'inline-size',
  selectors: {
    // Without a video there is nothing to control.
    '&[data-empty]': { borderBlockEndWidth: 0 },
    '&:fullscreen, :fullscreen > &': {
      boxSizing: 'border-box',
      blockSize: '100%',
      borderRadius: 0,
      aspectRatio: 'auto',
    },
  },
});

// In full screen the video fills the screen while the controls are not in use. They show below it on hover,
// focus and pause, and always on devices without hover.
const resting = `${player}[data-resting]:not(:has(:focus-visible))`;
const still = `:is(${resting}:fullscreen, :fullscreen > ${resting})`;
globalStyle(`:root:has(${still})`, { '@media': { '(hover: hover)': { vars: { [bar]: '0px' } } } });
globalStyle(`${still} [data-controls]`, { '@media': { '(hover: hover)': { opacity: 0 } } });
globalStyle(still, { cursor: 'none' });

export const video = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
});

export const caption = style({
  position: 'absolute',
  insetInline: 16,
  insetBlockEnd: 16,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const captionWords = style({
  paddingBlock: '0.25em',
  paddingInline: '0.75em',
  borderRadius: radius.role.tag,
  background: vars.color.mediaChip,
  // Grows with the player: 13 px on a phone, 16 px at 720 px, more in full screen.
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
    borderRadius: 'inherit',
    background: vars.color.surfaceSunken,
    color: vars.color.text,
    textAlign: 'center',
  },
]);
