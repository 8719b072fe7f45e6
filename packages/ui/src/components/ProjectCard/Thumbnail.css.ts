import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, radius, size } from '../../theme/tokens.ts';

export const thumbnail = style({
  position: 'relative',
  aspectRatio: size.thumbnailRatio,
  overflow: 'hidden',
  borderRadius: radius.role.thumbnail,
  // The ground of the draft stages, as of their chips; a sunken surface would be a hole in the dark.
  background: vars.color.neutral.bg,
  // A hairline within, above the picture.
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

/** How much of a picture shows at each stage (design guide, Video card). */
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
  // Clear of the progress ring in the corner, also on a small card.
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
