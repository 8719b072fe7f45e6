import { vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** Between what changes the words and what goes back and forth in them. */
export const separator = style({
  inlineSize: 1,
  blockSize: 20,
  marginInline: 6,
  background: vars.color.border,
  // In narrower windows the line breaks instead.
  '@media': { 'screen and (max-width: 1399px)': { display: 'none' } },
});
