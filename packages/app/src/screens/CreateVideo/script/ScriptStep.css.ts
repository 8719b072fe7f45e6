import { vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** Between what changes the words and what goes back and forth in them. */
export const separator = style({
  inlineSize: 1,
  blockSize: 20,
  marginInline: 6,
  background: vars.color.border,
  // The line breaks here in a narrow sheet (`ScriptSheet`), sooner after four tools than after three.
  '@container': {
    '(width < 46rem)': { display: 'none' },
    '(width < 52rem)': { selectors: { 'button:nth-of-type(4) ~ &': { display: 'none' } } },
  },
});
