import { media, rem, textStyle, vars, z } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.topBar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: rem(64),
  paddingInline: 16,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.canvas,
  '@media': { [media.md]: { gap: '4px 16px', paddingInline: 24 } },
});

export const title = style({
  ...textStyle('label'),
  display: 'none',
  '@media': {
    [media.md]: {
      display: 'block',
      borderInlineStart: `1px solid ${vars.color.border}`,
      paddingInlineStart: 16,
    },
  },
});

/** Hidden on phones. */
export const wide = style({ display: 'none', '@media': { [media.md]: { display: 'flex' } } });

/** Shown only on phones. */
export const narrow = style({ display: 'flex', '@media': { [media.md]: { display: 'none' } } });

export const room = style({ flex: 1 });

export const meter = style({
  inlineSize: rem(72),
  '@media': { [media.md]: { inlineSize: rem(144) } },
});

export const count = style({
  ...textStyle('label'),
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const failure = style({ ...textStyle('small'), color: vars.color.danger.fg });
