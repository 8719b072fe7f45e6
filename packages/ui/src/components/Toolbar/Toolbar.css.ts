import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { wrappingRow } from '../../theme/mixins.ts';
import { media } from '../../theme/tokens.ts';

export const toolbar = style({
  ...wrappingRow,
  gap: 8,
  minInlineSize: 0,
  // A word too long for the line breaks instead of widening the page.
  overflowWrap: 'anywhere',
  selectors: { '&[data-orientation=vertical]': { flexDirection: 'column', alignItems: 'start' } },
});

/** A hairline between groups of controls, perpendicular to their direction. */
export const separator = style({
  flex: 'none',
  alignSelf: 'stretch',
  border: 0,
  inlineSize: 1,
  minBlockSize: 1,
  marginInline: 4,
  background: vars.color.border,
  selectors: {
    '[data-orientation=vertical] > &': {
      inlineSize: 'auto',
      blockSize: 1,
      marginInline: 0,
      marginBlock: 4,
    },
  },
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
