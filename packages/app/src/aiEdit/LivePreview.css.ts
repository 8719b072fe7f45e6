import { vars } from '@lectern/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** Around the player, so that a template's framing can be laid about its picture. */
export const stage = style({ position: 'relative' });

globalStyle(`${stage}[data-framing] [role=region]:not(:fullscreen)`, {
  background: `var(--look-fill), ${vars.color.scene.ink.deep}`,
});
globalStyle(`${stage}[data-framing] [role=region]:not(:fullscreen) > video`, {
  display: 'block',
  inlineSize: 'calc(var(--look-w) * 100%)',
  blockSize: 'calc(var(--look-h) * 100%)',
  marginInlineStart: 'calc(var(--look-x) * 100%)',
  // A margin in per cent is one of the width, and the player is 16:9.
  marginBlockStart: 'calc(var(--look-y) * 56.25%)',
  objectFit: 'cover',
  filter: 'var(--look-grade)',
});
// Between the picture, which is not positioned, and the controls, which are.
globalStyle(`${stage}[data-framing] [role=region]:not(:fullscreen)::before`, {
  content: '',
  position: 'absolute',
  inset: 0,
  background: 'var(--look-veil)',
  pointerEvents: 'none',
});
globalStyle(`${stage}[data-framing=arch] [role=region]:not(:fullscreen) > video`, {
  borderRadius: '50% 50% 0 0 / 62% 62% 0 0',
  outline: '2px solid var(--look-edge-line)',
});
globalStyle(`${stage}[data-framing=inset] [role=region]:not(:fullscreen) > video`, {
  borderRadius: 10,
});
globalStyle(`${stage}[data-framing=paper] [role=region]:not(:fullscreen) > video`, {
  clipPath:
    'polygon(0 3%, 12% 0, 25% 3%, 40% 1%, 56% 4%, 72% 1%, 88% 3%, 100% 0, 100% 97%, 86% 100%, 70% 97%, 52% 100%, 36% 96%, 20% 99%, 8% 96%, 0 99%)',
});
globalStyle(`${stage}[data-framing=stage] [role=region]:not(:fullscreen)`, {
  background:
    'linear-gradient(var(--look-frame) calc(var(--look-y) * 100%), transparent 0 calc((var(--look-y) + var(--look-h)) * 100%), var(--look-frame) 0), repeating-linear-gradient(90deg, var(--look-edge-line) 0 2%, color-mix(in srgb, var(--look-edge-line) 70%, #000) 2% 4%)',
});

/** Drawn over the picture; presses go through it to the player. */
export const overlay = style({
  position: 'absolute',
  insetBlock: 0,
  // The picture is not mirrored, so neither is what is drawn into it.
  direction: 'ltr',
  containerType: 'size',
  pointerEvents: 'none',
  overflow: 'hidden',
  borderRadius: 'inherit',
});

export const layer = style({
  position: 'absolute',
  display: 'flex',
  inset: '6cqmin 5cqmin',
});

const at = (
  justifyContent: string,
  alignItems: string,
  textAlign: 'left' | 'center' | 'right',
) => ({
  justifyContent,
  alignItems,
  textAlign,
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

/** Wide pictures have room for a title beside the speaker, high ones above him. */
export const title = styleVariants({
  beside: { inset: '10cqmin 50% 30cqmin 6cqmin' },
  above: {},
  /** One line on the bar above the picture. */
  bar: { insetBlockStart: '3cqmin' },
  /** Across the seam of a split picture. */
  seam: { inset: '0 50% 0 0', alignItems: 'center' },
  seamAcross: { inset: '44% 0 auto' },
});

/** From edge to edge. */
export const across = style({ insetInline: 0 });

// Controls would cover the captions that are to be seen: they wait for the pointer or the focus.
globalStyle(
  `${stage}[data-framing] [role=region]:not(:fullscreen):not(:hover):not(:focus-within) [data-controls]`,
  { '@media': { '(hover: hover)': { opacity: 0 } } },
);

/** While the controls are in view: always where nothing can hover. */
const besideControls = `${stage}:has([role=region]:is(:hover, :focus-within):not([data-resting])) &`;

/** Captions of the video itself, which those of the template take the place of. */
export const ownCaptions = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '26cqmin',
  backdropFilter: 'blur(14px)',
  maskImage: 'linear-gradient(transparent, black 35%)',
  selectors: { [besideControls]: { opacity: 0 } },
  '@media': { '(hover: none)': { opacity: 0 } },
});

/** Above the player's controls while they are in view. */
export const captions = style({
  insetBlockEnd: '4cqmin',
  transition: 'inset-block-end 180ms',
  selectors: { [besideControls]: { insetBlockEnd: 78 } },
  '@media': { '(hover: none)': { insetBlockEnd: 78 } },
});

/** Makes room for captions that went up. */
export const movable = style({
  transformOrigin: '0 0',
  transition: 'scale 180ms',
  selectors: { [besideControls]: { scale: 0.72 } },
  '@media': { '(hover: none)': { scale: 0.72 } },
});

/** In place of the controls: that the picture can be pressed to play. */
export const play = style({
  position: 'absolute',
  insetBlockEnd: 10,
  insetInlineStart: 10,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: '50%',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  transition: 'opacity 180ms',
  selectors: {
    [`${stage}:has([role=region]:is(:hover, :focus-within)) &`]: { opacity: 0 },
    '&[data-hidden]': { opacity: 0 },
  },
  '@media': { '(hover: none)': { display: 'none' } },
});

/** The second video: a still of sand in layers. */
export const background = style({
  objectFit: 'cover',
  borderStyle: 'solid',
  blockSize: '34cqmin',
});
export const shape = styleVariants({
  square: { inlineSize: '34cqmin' },
  circle: { inlineSize: '34cqmin', borderRadius: '50%' },
  rectangle: { inlineSize: '52cqmin' },
});
