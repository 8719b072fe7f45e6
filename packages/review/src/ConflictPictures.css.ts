import { media, rem, textStyle, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const room = style({
  flex: 1,
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  marginInline: 16,
  '@media': {
    [media.lg]: { minBlockSize: 0, marginInline: 32, gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
});

/** The common ancestor, the stored picture and the new one: side by side where there is room. */
export const pictures = style({
  display: 'grid',
  gap: 16,
  minBlockSize: 0,
  '@media': {
    [media.md]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const figure = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: 8,
  minBlockSize: rem(200),
  margin: 0,
});

export const caption = style({ ...textStyle('label'), color: vars.color.text });
