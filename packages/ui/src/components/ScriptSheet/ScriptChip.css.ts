import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, rem } from '../../theme/tokens.ts';

/** The invisible text of the mark. It is in front of the text area, which has a layer of its own. */
export const place = style({ position: 'relative', zIndex: 1 });

/** As wide as the text below, whatever the paragraph's direction, so the caret shows next to it. */
export const chip = style({
  position: 'absolute',
  insetInlineStart: 1,
  insetInlineEnd: 0,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  // Relative to the size of the text below, which sets the width of the chip.
  gap: '0.15em',
  minBlockSize: rem(24),
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: 7,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: '0.7em',
  lineHeight: 1.25,
  fontWeight: 550,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-selected]': {
      borderColor: vars.color.accentGraphic,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentGraphic}`,
    },
    '&[data-danger]': { borderColor: vars.color.danger.fg, color: vars.color.danger.fg },
  },
  '@media': {
    [media.belowMd]: { minBlockSize: rem(28) },
    [media.forcedColors]: {
      background: 'Canvas',
      color: 'CanvasText',
      selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const icon = style({
  flex: 'none',
  inlineSize: '1.05em',
  blockSize: '1.05em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
