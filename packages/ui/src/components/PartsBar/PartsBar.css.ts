import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, media, rem } from '../../theme/tokens.ts';

export const partsBar = style({ display: 'flex', flexDirection: 'column', gap: 10 });

export const row = style({
  display: 'flex',
  blockSize: 16,
  gap: 3,
  selectors: {
    '&[data-density="tight"], &[data-density="joined"]': { gap: 1 },
  },
});

/** The colours of the states, shared by the parts and the legend. */
const states = {
  '&[data-state="kept"]': { background: vars.color.borderStrong },
  '&[data-state="made"]': { background: vars.color.accentGraphic },
} as const;

/** In forced colours a waiting part is an outline, and a new one has the user's highlight colour. */
const forced = {
  forcedColorAdjust: 'none',
  border: '1px solid CanvasText',
  background: 'Canvas',
  selectors: {
    '&[data-state="kept"]': { background: 'CanvasText' },
    '&[data-state="made"]': { background: 'Highlight', borderColor: 'Highlight' },
  },
} as const;

export const part = style({
  flexBasis: 0,
  // Keeps a single part of an hour visible.
  minInlineSize: 2,
  borderRadius: 4,
  background: vars.color.track,
  overflow: 'hidden',
  selectors: {
    ...states,
    '[data-density="tight"] > &': { borderRadius: 2 },
    // The ring covers the gap, and also the edges of the neighbours if the gap is narrow.
    '&[data-state="working"]': {
      position: 'relative',
      outline: `1px solid ${vars.color.accentGraphic}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 2px ${vars.color.canvas}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      ...forced,
      selectors: {
        ...forced.selectors,
        '&[data-state="working"]': { outlineColor: 'Highlight', boxShadow: 'none' },
      },
    },
  },
});

export const share = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.accentGraphic,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

export const legend = style({
  ...textStyle('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  fontVariantNumeric: font.feature.numeric,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const entry = style({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 });

export const swatch = style({
  flex: 'none',
  inlineSize: rem(16),
  blockSize: rem(10),
  borderRadius: 3,
  background: vars.color.track,
  selectors: states,
  '@media': { [media.forcedColors]: forced },
});
