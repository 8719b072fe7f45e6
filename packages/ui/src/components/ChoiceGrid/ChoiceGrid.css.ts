import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, media, radius, rem } from '../../theme/tokens.ts';
import { largeTarget } from '../Button/Button.css.ts';

/** One grid for all sections, so that arrow keys also find the choice below in the next section. */
export const grid = style({
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  outline: 'none',
  '@media': { [media.belowMd]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const section = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'subgrid',
});

export const title = style([
  textStyle('micro'),
  {
    gridColumn: '1 / -1',
    paddingBlock: '4px 2px',
    paddingInline: 4,
    color: vars.color.textSubtle,
  },
]);

const choice = style({
  ...textStyle('caption'),
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  borderRadius: 10,
  color: vars.color.text,
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.color.surfaceHover },
    '&[data-selected]': { background: vars.color.surfaceSelected },
    '&[data-pressed]': { background: vars.color.surfacePressed },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: 0 },
  },
  '@media': {
    [largeTarget]: { minBlockSize: rem(control.touchTarget) },
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]:not([data-focus-visible])': { outline: '2px solid Highlight' },
      },
    },
  },
});

export const pictured = style([
  choice,
  {
    flexDirection: 'column',
    gap: 4,
    paddingBlock: '6px 4px',
    paddingInline: 2,
    textAlign: 'center',
    '@media': { [media.belowMd]: { minBlockSize: rem(92) } },
  },
]);

export const plain = style([choice, { gap: 4, minBlockSize: rem(32), paddingInline: 4 }]);

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(72),
  maxInlineSize: '100%',
  blockSize: rem(56),
  borderRadius: radius.md,
  overflow: 'hidden',
  background: vars.color.surfaceSelected,
  '@media': { [media.belowMd]: { inlineSize: '100%', blockSize: rem(64) } },
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const icon = style({
  flex: 'none',
  inlineSize: rem(16),
  blockSize: rem(16),
  fill: 'none',
  stroke: vars.color.textMuted,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { [`${picture} > &`]: { inlineSize: rem(24), blockSize: rem(24) } },
});

export const name = style({ minInlineSize: 0, maxInlineSize: '100%' });
