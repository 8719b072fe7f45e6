import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, radius, size } from '../../theme/tokens.ts';

export const thumbnail = style({
  position: 'relative',
  aspectRatio: size.thumbnailRatio,
  overflow: 'hidden',
  borderRadius: radius.role.thumbnail,
  // The background of the draft stages matches their chips; a sunken surface would look like a hole in the
  // dark theme.
  background: vars.color.neutral.bg,
  // An inner hairline above the picture.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
    pointerEvents: 'none',
  },
  selectors: {
    '&[data-picture]::after': { display: 'none' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const fill = style({ inlineSize: '100%', blockSize: '100%' });

/** How a picture is muted at each stage (design guide, Video card). */
export const picture = styleVariants({
  avatar: [fill, { filter: 'saturate(0.35)', opacity: 0.7 }],
  failed: [fill, { filter: 'grayscale(1)', opacity: 0.45 }],
  processing: [fill, { filter: 'blur(8px) saturate(1.1)', transform: 'scale(1.12)' }],
});

export const dim = style({ position: 'absolute', inset: 0, background: vars.color.mediaScrim });

export const drawing = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignItems: 'center',
  // Keeps clear of the progress ring in the corner, even on a small card.
  paddingInline: 'max(16%, 56px)',
});

export const lectern = style({
  inlineSize: '86%',
  aspectRatio: '320 / 200',
  marginInline: 'auto',
  marginBlockStart: '4%',
});

export const lines = style({ display: 'grid', gap: 8, paddingBlockStart: 12 });

export const line = style({
  blockSize: 6,
  borderRadius: radius.xs,
  background: vars.color.borderStrong,
  opacity: 0.5,
});
