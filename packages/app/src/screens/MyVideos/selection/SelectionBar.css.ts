import { media, radius, rem, space, vars, wrappingRow, z } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the toolbar that it replaces, so that nothing below moves. */
export const bar = style({
  ...wrappingRow,
  gap: space[2],
  minBlockSize: rem(56),
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${vars.color.accentBorder}`,
  borderRadius: radius.lg,
  background: vars.color.surfaceRaised,
  '@media': {
    [media.md]: { position: 'sticky', zIndex: z.sticky, insetBlockStart: rem(72) },
  },
});

export const words = style({ ...wrappingRow, columnGap: space[2] });

/** On phones at the bottom of the window, within reach of a thumb. */
export const actions = style({
  display: 'flex',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': {
    [media.belowMd]: {
      position: 'fixed',
      zIndex: z.sticky,
      insetInline: 0,
      insetBlockEnd: 0,
      padding: `${space[3]} ${space[4]}`,
      borderBlockStart: `1px solid ${vars.color.border}`,
      background: vars.color.surfaceRaised,
    },
  },
});
