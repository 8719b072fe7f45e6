import { media, radius, size, space, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** The picture, with the parts of its film below. */
export const film = style({ display: 'flex', flexDirection: 'column', gap: 16, minInlineSize: 0 });

/** The same size as the picture of a render, which it replaces. */
export const liveFilm = style({
  position: 'relative',
  display: 'grid',
  justifyContent: 'center',
  aspectRatio: size.thumbnailRatio,
  overflow: 'hidden',
  borderRadius: radius.role.player,
  background: vars.color.surfaceSunken,
});

/** A portrait film leaves room at its sides. */
export const moving = style({ blockSize: '100%', minBlockSize: 0 });

/** At the bottom start corner: clear of the face, and of captions in the middle. */
export const controls = style({
  position: 'absolute',
  insetBlockEnd: 16,
  insetInline: 16,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
});

export const sentence = style({ marginBlockStart: 6, overflowWrap: 'anywhere' });

export const removed = style({ color: vars.color.textSubtle, textDecorationThickness: '1.5px' });

export const added = style({
  paddingBlock: 1,
  paddingInline: 3,
  borderRadius: 4,
  background: vars.color.accentSubtle,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  // Underlined because forced colours remove the background.
  '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
});
