import { media, rem, size, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Four cards: never a row of three with one left over (design guide, Layout: two columns on tablets). */
export const videos = style({
  display: 'grid',
  gap: size.gridGap.phone,
  gridTemplateColumns: columns(1),
  '@media': {
    [media.md]: {
      columnGap: size.gridGap.desktop,
      rowGap: 32,
      gridTemplateColumns: columns(2),
    },
    [media.xl]: { gridTemplateColumns: columns(4) },
  },
});

/** The render and the draft: side by side if both have room for their text. */
export const work = style({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(464)}), 1fr))`,
  '@media': {
    [media.belowLg]: { gap: 16 },
    [media.belowMd]: { gap: 12 },
  },
});

/** Three in a row; on phones a strip with the next card partly visible. */
export const tools = style({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: columns(3),
  '@media': {
    [media.belowLg]: { gap: 16 },
    [media.belowMd]: {
      gap: 12,
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'max-content',
      // Extends to both edges of the window; the padding also keeps focus rings from being clipped.
      marginInline: -16,
      paddingInline: 16,
      marginBlock: -4,
      paddingBlock: 4,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const first = style({
  display: 'grid',
  gap: 24,
  padding: 20,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 352px',
      alignItems: 'end',
      padding: '32px 24px 0 32px',
    },
  },
});

/** Above the text on phones, next to it in wide windows; tablets have room for neither. */
export const firstPicture = style({
  display: 'grid',
  justifyItems: 'center',
  maxInlineSize: 200,
  marginInline: 'auto',
  '@media': {
    [media.md]: { display: 'none' },
    [media.lg]: { display: 'grid', order: 1, maxInlineSize: 'none' },
  },
});

export const firstWords = style({
  display: 'grid',
  gap: 20,
  minInlineSize: 0,
  '@media': { [media.lg]: { paddingBlockEnd: 32 } },
});

export const firstActions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const starters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
});

export const startersLabel = style({ flexBasis: '100%' });

export const noVideos = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 144,
  padding: 24,
  border: `1.5px dashed ${vars.color.borderStrong}`,
  borderRadius: 12,
  textAlign: 'center',
  color: vars.color.textMuted,
});
