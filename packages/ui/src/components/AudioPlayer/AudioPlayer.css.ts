import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { wrappingRow } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, media } from '../../theme/tokens.ts';

export const player = style({
  ...wrappingRow,
  gap: 16,
  '@media': { [media.md]: { flexWrap: 'nowrap' } },
});

export const words = style({
  flexGrow: 1,
  flexBasis: 0,
  // Enlarged text moves below the button before its words break.
  minInlineSize: 'min(100%, 8rem)',
  '@media': {
    [media.md]: { flexGrow: 0, flexBasis: 'auto', minInlineSize: 224, maxInlineSize: '40%' },
  },
});

export const description = style([
  textStyle('small'),
  { color: vars.color.textSubtle, fontVariantNumeric: font.feature.numeric },
]);

/** Hidden on phones until playback has started: there is no room for it. */
export const timeline = style({
  flexGrow: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '@media': {
    [media.belowMd]: {
      display: 'none',
      flexBasis: '100%',
      selectors: { '&[data-started]': { display: 'flex' } },
    },
  },
});

export const slider = style({ flexGrow: 1, minInlineSize: 0 });

export const time = style([
  textStyle('small'),
  {
    flexShrink: 0,
    color: vars.color.textMuted,
    fontVariantNumeric: font.feature.numeric,
    whiteSpace: 'nowrap',
  },
]);

export const error = style([textStyle('small'), { color: vars.color.danger.fg }]);
