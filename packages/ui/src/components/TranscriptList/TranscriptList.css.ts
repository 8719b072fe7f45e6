import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, media, radius } from '../../theme/tokens.ts';

/** As wide as its column; the tint of a line extends beyond it, so the text is aligned with the page. */
export const list = style({
  position: 'relative',
  maxBlockSize: '20rem',
  marginInline: -16,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Safari drops list semantics with 'none'.
  listStyleType: '""',
  '@media': { [media.belowMd]: { marginInline: -8 } },
});

export const line = style([
  textStyle('body'),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(max-content, 3.5rem) minmax(0, 1fr)',
    gap: 8,
    inlineSize: '100%',
    paddingBlock: 8,
    paddingInline: 16,
    border: 0,
    borderRadius: radius.role.control,
    background: 'none',
    color: vars.color.text,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.surfaceHover },
      '&[data-pressed]': { background: vars.color.surfacePressed },
      '&[aria-current="true"]': { background: vars.color.accentSubtle },
      // An inner ring, because the scroller would clip an outer one.
      '&[data-focus-visible], &:focus-visible': innerFocusRing,
    },
    '@media': {
      [media.belowMd]: { paddingInline: 8, minBlockSize: 44 },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="true"]:not([data-focus-visible], :focus-visible)': {
            outline: '2px solid Highlight',
            outlineOffset: -2,
          },
        },
      },
    },
  },
]);

export const time = style([
  textStyle('caption'),
  {
    lineHeight: '1.5rem',
    color: vars.color.textSubtle,
    fontVariantNumeric: font.feature.numeric,
    selectors: {
      [`${line}[aria-current="true"] &`]: { color: vars.color.textAccent, fontWeight: 600 },
    },
  },
]);

export const words = style({ overflowWrap: 'anywhere' });

export const empty = style([
  textStyle('small'),
  { paddingInline: 16, color: vars.color.textMuted },
]);
