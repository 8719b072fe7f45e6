import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media, radius } from '../../theme/tokens.ts';

export const waveform = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minInlineSize: 0,
    overflow: 'hidden',
    // Time runs from left to right in every script, as in the browsers' own players.
    direction: 'ltr',
  },
  variants: {
    size: { xs: { gap: 2, blockSize: 24 }, sm: { blockSize: 32 }, md: { blockSize: 48 } },
  },
  defaultVariants: { size: 'md' },
});

export const bar = style({
  flex: '1 1 0',
  minInlineSize: 2,
  maxInlineSize: 4,
  borderRadius: radius.xs,
  background: vars.color.borderStrong,
  opacity: 0.55,
  selectors: {
    '&[data-doubtful]': { background: vars.color.warning.solid, opacity: 1 },
    '&[data-played]': { background: vars.color.accentGraphic, opacity: 1 },
  },
  '@media': {
    [media.forcedColors]: {
      background: 'GrayText',
      selectors: { '&[data-played]': { background: 'Highlight' } },
    },
  },
});

export type WaveformVariants = NonNullable<RecipeVariants<typeof waveform>>;
