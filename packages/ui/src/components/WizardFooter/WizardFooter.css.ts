import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { unseen, wrappingRow } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, z } from '../../theme/tokens.ts';
import { bleed } from '../AppShell/AppShell.css.ts';

/**
 * 0 if the footer takes less than a fifth of a phone's window, otherwise far enough below the window that
 * the footer stays at the end of the page. Its height grows with the text size, which no media query can
 * measure.
 */
const bottomOfPhone = 'clamp(-100rem, (20dvh - 6rem) * 1000, 0px)';

export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: z.sticky,
  // Short pages: the footer is at the bottom of the shell's content column.
  marginBlockStart: 'auto',
  paddingBlockStart: 32,
  '@media': {
    [media.belowMd]: {
      insetBlockEnd: bottomOfPhone,
      marginInline: bleed,
      marginBlockEnd: -32,
      paddingBlockStart: 24,
    },
    [media.md]: { marginBlockEnd: -24 },
    // A short window (a phone in landscape, large text) needs its height for the content.
    'screen and (max-height: 480px)': { position: 'static' },
  },
});

export const bar = style({
  ...wrappingRow,
  gap: 16,
  paddingBlock: 16,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.canvas,
  '@media': { [media.belowMd]: { gap: 8, padding: '12px 16px' } },
});

export const note = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: vars.color.textSubtle,
    overflowWrap: 'anywhere',
    '@media': {
      // No room next to the buttons; screen readers still read it.
      [media.belowMd]: unseen,
    },
  },
]);

export const end = style({ ...wrappingRow, gap: 8, marginInlineStart: 'auto' });
