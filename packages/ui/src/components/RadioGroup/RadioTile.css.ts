import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, radius, rem, typography } from '../../theme/tokens.ts';
import { row } from '../Field/choice.css.ts';
import { card } from './RadioGroup.css.ts';

/** A picture up to the edge and a name below it; a tick over the picture of the selected one. */
export const tile = style([
  card,
  {
    position: 'relative',
    padding: '0 0 8px',
    overflow: 'hidden',
    textAlign: 'center',
    fontSize: rem(typography.caption.size),
    '@media': { [media.belowMd]: { fontSize: rem(typography.small.size) } },
  },
]);

export const tilePicture = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  color: vars.color.textSubtle,
  selectors: { [`${row}[data-disabled] &`]: { opacity: 0.5 } },
});

export const tileName = style({ minInlineSize: 0, paddingInline: 4, overflowWrap: 'anywhere' });

export const tileTick = style({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 6,
  display: 'none',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: radius.full,
  background: vars.color.accent,
  boxShadow: `0 0 0 2px ${vars.color.surfaceRaised}`,
  color: vars.color.textOnAccent,
  selectors: { [`${tile}[data-selected] > &`]: { display: 'grid' } },
  '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText' } },
});
