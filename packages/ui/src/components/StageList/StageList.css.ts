import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, media } from '../../theme/tokens.ts';

// Not 'none', which makes Safari drop the list semantics.
export const list = style({ listStyleType: '""' });

export const stage = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 52,
    paddingBlock: 8,
    paddingInline: 20,
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border}` },
      '&[data-state="current"]': {
        background: vars.color.surfaceRaised,
        fontWeight: font.weight.semibold,
      },
      '&[data-state="waiting"]': { color: vars.color.textSubtle },
    },
  },
]);

export const mark = style({
  display: 'flex',
  flexShrink: 0,
  selectors: {
    [`${stage}[data-state="done"] &`]: { color: vars.color.success.solid },
    [`${stage}[data-state="current"] &`]: { color: vars.color.accentGraphic },
  },
});

export const label = style({ flexGrow: 1, minInlineSize: 0 });

export const detail = style({
  flexShrink: 0,
  fontWeight: font.weight.regular,
  fontVariantNumeric: font.feature.numeric,
  color: vars.color.textSubtle,
});

export const ring = style({ inlineSize: '1.125rem', blockSize: '1.125rem', fill: 'none' });
export const ringTrack = style({
  stroke: vars.color.track,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});
export const ringArc = style({
  stroke: vars.color.accentGraphic,
  transitionProperty: 'stroke-dashoffset',
  transitionDuration: vars.duration.progress,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { stroke: 'Highlight' },
  },
});
