import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, rem } from '../../theme/tokens.ts';

export const meter = style({
  ...textStyle('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 0,
  inlineSize: '100%',
  fontWeight: 500,
  color: vars.color.textMuted,
});

export const bars = style({ display: 'flex', flexGrow: 1, gap: 3, minInlineSize: 0 });

/** Only the last bar is red: it warns that the sound may clip. */
export const bar = style({
  flex: '1 1 0',
  minInlineSize: 1,
  blockSize: 8,
  borderRadius: 2,
  background: vars.color.track,
  selectors: {
    '&[data-lit=good]': { background: vars.color.success.solid },
    '&[data-lit=high]': { background: vars.color.warning.solid },
    '&[data-lit=over]': { background: vars.color.danger.solid },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: { '&[data-lit]': { background: 'Highlight' } },
    },
  },
});

/** Wide enough for the longest word, so that the bars keep their place. */
export const word = style({ minInlineSize: rem(72), overflowWrap: 'anywhere' });
