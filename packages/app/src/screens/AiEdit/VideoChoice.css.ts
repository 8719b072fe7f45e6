import { focusVisible, media, radius, size, space, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.role.panel,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    ...focusVisible,
    '&[data-hovered]': { borderColor: vars.color.borderHover },
  },
});

export const still = style({
  flex: 'none',
  inlineSize: '6rem',
  aspectRatio: size.thumbnailRatio,
  overflow: 'hidden',
  borderRadius: radius.role.thumbnail,
  background: vars.color.neutral.bg,
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
