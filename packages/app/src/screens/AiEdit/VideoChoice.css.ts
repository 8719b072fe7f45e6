import {
  clampedTo,
  focusRing,
  media,
  radius,
  size,
  space,
  textStyle,
  vars,
  wrappingRow,
} from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const count = style({
  alignSelf: 'center',
  '@media': { [media.belowMd]: { flexBasis: '100%' } },
});

export const list = style({
  display: 'grid',
  gap: `${space[6]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.md]: { columnGap: space[6], gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.xl]: { rowGap: space[8], gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const film = style({
  display: 'grid',
  gap: space[1],
  borderRadius: radius.role.thumbnail,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&[data-focus-visible]': { ...focusRing, outlineOffset: 4 } },
});

export const still = style({
  display: 'block',
  aspectRatio: size.thumbnailRatio,
  marginBlockEnd: space[1],
  overflow: 'hidden',
  borderRadius: radius.role.thumbnail,
  background: vars.color.neutral.bg,
  selectors: {
    [`${film}[data-hovered] &`]: { boxShadow: `0 0 0 2px ${vars.color.accentGraphic}` },
  },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: vars.picture.atRest,
  transition: `filter ${vars.duration.fast}`,
  selectors: {
    [`${film}:is([data-hovered], [data-focus-visible]) &`]: { filter: vars.picture.inFull },
  },
});

export const title = style([textStyle('bodyStrong'), clampedTo(2)]);

export const facts = style({ ...wrappingRow, gap: space[2] });
