import { vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** Separates tools that change the text from those that go back and forth in its history. */
export const separator = style({
  inlineSize: 1,
  blockSize: 20,
  marginInline: 6,
  background: vars.color.border,
  // The row wraps here in a narrow sheet (`ScriptSheet`), earlier with four tools than with three.
  '@container': {
    '(width < 46rem)': { display: 'none' },
    '(width < 52rem)': { selectors: { 'button:nth-of-type(4) ~ &': { display: 'none' } } },
  },
});
