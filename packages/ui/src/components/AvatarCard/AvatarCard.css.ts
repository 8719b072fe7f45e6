import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, radius, size } from '../../theme/tokens.ts';

export const card = style({ position: 'relative', display: 'block', minInlineSize: 0 });

export const frame = style({
  position: 'relative',
  display: 'block',
  aspectRatio: size.avatarRatio,
  borderRadius: radius.role.panel,
  selectors: {
    [`${card}[data-selected] &`]: {
      boxShadow: `0 0 0 2px ${vars.color.canvas}, 0 0 0 4px ${vars.color.accentGraphic}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${card}[data-selected] &`]: { outline: '3px solid Highlight' } },
    },
  },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  transitionProperty: 'filter',
  transitionDuration: vars.duration.fast,
  // Only the portrait fades: the text stays readable.
  selectors: { [`${card}[data-placeholder] &`]: { opacity: 0.6 } },
});

const corner = style({
  position: 'absolute',
  insetBlockStart: 8,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
});

export const visibility = style([
  corner,
  {
    insetInlineEnd: 8,
    borderRadius: radius.role.menuItem,
    background: vars.color.mediaChip,
    color: vars.color.textOnMedia,
  },
]);

export const tick = style([
  corner,
  {
    insetInlineStart: 8,
    borderRadius: radius.full,
    background: vars.color.accent,
    color: vars.color.textOnAccent,
    boxShadow: `0 0 0 2px ${vars.color.textOnMedia}`,
  },
]);

export const words = style({ display: 'block', paddingBlockStart: 10 });

const line = style({ ...oneLine, display: 'block' });

export const name = style([line, textStyle('bodyStrong'), { lineHeight: 1.334 }]);

export const description = style([
  line,
  textStyle('caption'),
  { marginBlockStart: 2, color: vars.color.textSubtle },
]);
