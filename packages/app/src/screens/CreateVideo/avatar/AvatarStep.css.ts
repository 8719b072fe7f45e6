import { media, oneColumn, size, space, vars, wrappingRow } from '@lectern/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** The picker's column next to the preview; the only column while the preview is hidden. */
export const columns = style({
  ...oneColumn,
  gap: size.gridGap.desktop,
  '@media': {
    // Without room next to the picker the preview is above it; otherwise twenty portraits would lie between
    // the preview and its button.
    [media.xl]: {
      columnGap: 40,
      selectors: { '&[data-preview]': { gridTemplateColumns: 'minmax(0, 1fr) 380px' } },
    },
  },
});

export const head = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: 32,
  marginBlockEnd: space[4],
});

/** The video's aspect ratio. The height is limited so that a tall one can be taken in at a glance. */
export const picture = styleVariants(
  { '16:9': '16 / 9', '9:16': '9 / 16', '1:1': '1 / 1' },
  (aspectRatio) => ({
    position: 'relative',
    aspectRatio,
    maxBlockSize: 440,
    maxInlineSize: '100%',
    marginInline: 'auto',
    overflow: 'hidden',
    // The panel's radius minus its padding (design guide, Layout: nested radii).
    borderRadius: 10,
    background: vars.color.surfaceSunken,
  }),
);

/** Keeps the head in view if the server has only a portrait. */
export const portrait = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 30%',
});

export const missing = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  color: vars.color.textSubtle,
});

export const caption = style({
  position: 'absolute',
  insetInline: 12,
  insetBlockEnd: 12,
  display: 'flex',
  justifyContent: 'center',
  textAlign: 'center',
});

export const captionWords = style({
  padding: '4px 10px',
  borderRadius: 6,
  background: vars.color.mediaChip,
  color: vars.color.textOnMedia,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const player = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: '14px 12px 0',
});

export const wave = style({ flexGrow: 1, minInlineSize: 0 });

export const promise = style({ marginBlockEnd: 12 });

export const facts = style({ padding: '12px 12px 8px' });

/** Placeholders for avatars that are still loading. */
export const skeletons = style({
  display: 'grid',
  gap: '24px 16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
});

export const aside = style({
  order: -1,
  // Stays clear of the top bar when scrolled into view.
  scrollMarginBlockStart: `calc(${size.topBar} + 24px)`,
  '@media': { [media.xl]: { order: 0 } },
});

/** Preview, look and facts, one below the other. */
export const asideParts = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

/** When the preview is not beside the picker, the look is below the presenters. */
export const lookBelow = style({ marginBlockStart: space[8], maxInlineSize: 420 });
