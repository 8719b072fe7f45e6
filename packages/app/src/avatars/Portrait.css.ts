import { vars } from '@lectern/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  overflow: 'hidden',
  inlineSize: '100%',
  borderRadius: 12,
  background: vars.color.surfaceSunken,
});

/** `tall` is the shape of the library's images; `free` is the image's own, square until it loads. */
export const frame = styleVariants({
  tall: [base, { aspectRatio: '4 / 5' }],
  free: [base, { aspectRatio: '1', selectors: { '&:has(img)': { aspectRatio: 'auto' } } }],
});

export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
});

export const empty = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  blockSize: '100%',
  padding: 24,
  textAlign: 'center',
  color: vars.color.textMuted,
});
