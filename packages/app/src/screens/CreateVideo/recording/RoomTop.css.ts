import { media, oneLine, rem, textStyle, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';
import { row } from './Room.css.ts';

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  minBlockSize: rem(56),
  paddingInline: 8,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto) minmax(0, 1fr)',
      gap: 24,
      minBlockSize: rem(64),
      paddingInline: '16px 24px',
    },
  },
});

export const topStart = style([row, { gap: 4 }]);

export const names = style({
  minInlineSize: 0,
  '@media': { [media.belowMd]: { display: 'none' } },
});

export const name = style([textStyle('bodyStrong'), { ...oneLine, lineHeight: 20 / 16 }]);

export const project = style([textStyle('caption'), { ...oneLine, color: vars.color.textSubtle }]);

export const progress = style([
  row,
  {
    gap: 6,
    flexDirection: 'column',
    alignItems: 'flex-start',
    '@media': { [media.md]: { flexDirection: 'row', alignItems: 'center', gap: 16 } },
  },
]);

export const ticks = style({
  minInlineSize: 0,
  maxInlineSize: 'min(284px, 100%)',
  // The names next to it need room, too.
  '@media': { [media.md]: { maxInlineSize: 200 }, [media.lg]: { maxInlineSize: 284 } },
});

export const count = style([
  textStyle('small'),
  {
    fontWeight: 550,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.md]: { whiteSpace: 'nowrap' } },
  },
]);

export const topEnd = style([row, { gap: 16, justifyContent: 'flex-end' }]);

export const onDevice = style([
  textStyle('small'),
  row,
  {
    gap: 8,
    color: vars.color.textSubtle,
    '@media': { [media.belowLg]: { display: 'none' } },
  },
]);

/** Back does the same, and tablets have no room for such a long label. */
export const leave = style({ '@media': { [media.belowLg]: { display: 'none' } } });

export const listButton = style({ '@media': { [media.lg]: { display: 'none' } } });
