import { radius, vars } from '@lectern/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** Around the player, so that a template's framing can surround its picture; goes full screen with it. */
export const stage = style({
  position: 'relative',
  borderRadius: radius.role.player,
  selectors: { '&:fullscreen': { borderRadius: 0 } },
});

const player = `${stage}[data-framing] > [role=region]`;
const framed = (kind: string) => `${stage}[data-framing=${kind}] > [role=region]`;
/** Limits what is drawn behind the picture to the film's area. */
const behind = 'center / var(--look-picture) no-repeat';

globalStyle(player, {
  // Keeps the player's own stacking below what is drawn over it.
  isolation: 'isolate',
  background: `linear-gradient(var(--look-frame) 0 0) ${behind}, ${vars.color.scene.ink.deep}`,
});
globalStyle(`${player} > video`, {
  display: 'block',
  inlineSize: 'var(--look-w)',
  blockSize: 'var(--look-h)',
  marginInlineStart: 'var(--look-x)',
  marginBlockStart: 'var(--look-y)',
  objectFit: 'cover',
  filter: 'var(--look-grade)',
});
// Covers the picture. Its border is the seam of a split picture.
globalStyle(`${player}::before`, {
  content: '',
  position: 'absolute',
  zIndex: 1,
  boxSizing: 'border-box',
  border: '0 solid var(--look-edge-line)',
  borderWidth: 'var(--look-seam)',
  inset: 'var(--look-window)',
  background: 'var(--look-veil)',
  pointerEvents: 'none',
});
globalStyle(`${player} > :not(video)`, { zIndex: 2 });
globalStyle(`${framed('arch')} > video`, {
  borderRadius: 'var(--look-arch)',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  outline: 'var(--look-line) solid var(--look-edge-line)',
});
globalStyle(`${framed('inset')} > video`, {
  borderRadius: 'var(--look-radius)',
  outline: 'var(--look-line) solid var(--look-edge-line)',
});
globalStyle(`${framed('paper')} > video`, {
  clipPath:
    'polygon(0 3%, 12% 0, 25% 3%, 40% 1%, 56% 4%, 72% 1%, 88% 3%, 100% 0, 100% 97%, 86% 100%, 70% 97%, 52% 100%, 36% 96%, 20% 99%, 8% 96%, 0 99%)',
});
// Follows the picture's own rounded corners.
globalStyle(`${framed('arch')}::before`, {
  borderRadius: 'var(--look-arch)',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
});
globalStyle(`${framed('inset')}::before`, { borderRadius: 'var(--look-radius)' });

/** The film's area in the stage; a player's controls are below it. */
export const screen = style({
  position: 'absolute',
  // Without the fallback, a page that has not loaded the player's styles would have no inset at all.
  inset: '0 0 var(--lectern-player-bar, 0px) 0',
  pointerEvents: 'none',
  borderRadius: 'inherit',
});

/** Drawn over the picture; presses pass through to the player. */
export const overlay = style({
  position: 'absolute',
  inset: 'var(--look-inset)',
  // The picture is not mirrored, so neither is what is drawn into it.
  direction: 'ltr',
  containerType: 'size',
  pointerEvents: 'none',
  overflow: 'hidden',
  borderRadius: 'inherit',
});

/** Room for a text or two, positioned by `place`. */
export const area = style({ position: 'absolute', display: 'flex' });

const at = (
  justifyContent: string,
  alignItems: string,
  textAlign: 'left' | 'center' | 'right',
) => ({
  justifyContent,
  alignItems,
  textAlign,
  vars: { '--look-justify': justifyContent },
});

export const place = styleVariants({
  'top-left': at('flex-start', 'flex-start', 'left'),
  'top-center': at('center', 'flex-start', 'center'),
  'top-right': at('flex-end', 'flex-start', 'right'),
  'middle-center': at('center', 'center', 'center'),
  'bottom-left': at('flex-start', 'flex-end', 'left'),
  'bottom-center': at('center', 'flex-end', 'center'),
  'bottom-right': at('flex-end', 'flex-end', 'right'),
});

/** The video's own captions, which the template's captions replace. */
export const ownCaptions = style({
  position: 'absolute',
  backdropFilter: 'blur(14px)',
  maskImage: 'linear-gradient(transparent, black 35%)',
  selectors: {
    // Within the picture's own corners.
    [`${stage}[data-framing=inset] &`]: {
      borderEndStartRadius: 'var(--look-radius)',
      borderEndEndRadius: 'var(--look-radius)',
    },
  },
});

export const captions = style({ insetBlockEnd: 'var(--look-rest)' });

/** The second video: a still of layered sand, with its stroke outside. */
export const second = style({
  position: 'absolute',
  boxSizing: 'content-box',
  maxInlineSize: 'none',
  objectFit: 'cover',
  borderStyle: 'solid',
});
