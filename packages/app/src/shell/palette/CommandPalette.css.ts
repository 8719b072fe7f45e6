import {
  media,
  oneLine,
  radius,
  rem,
  space,
  textStyle,
  vars,
  wrappingRow,
  z,
} from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.dialogOverlay,
  background: vars.color.overlay,
});

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `min(${rem(640)}, calc(100vw - 32px))`,
  maxBlockSize: 'calc(var(--visual-viewport-height, 100dvh) - 144px)',
  marginBlockStart: 96,
  marginInline: 'auto',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.xl,
  background: vars.color.surfaceDialog,
  color: vars.color.text,
  boxShadow: vars.shadow.lg,
  '@media': {
    [media.belowMd]: {
      blockSize: 'var(--visual-viewport-height, 100dvh)',
      maxBlockSize: 'none',
      inlineSize: '100%',
      marginBlockStart: 0,
      border: 0,
      borderRadius: 0,
    },
  },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  outline: 'none',
});

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 'none',
  minBlockSize: rem(60),
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const search = style({ flex: 1, minInlineSize: 0 });

export const escape = style({ '@media': { [media.belowMd]: { display: 'none' } } });

export const close = style({ '@media': { [media.md]: { display: 'none' } } });

/** No focus ring: the caret shows focus, and this is the dialog's only field. */
export const input = style({
  ...textStyle('body'),
  fontSize: rem(18),
  inlineSize: '100%',
  blockSize: rem(44),
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  selectors: {
    '&::placeholder': { color: vars.color.textSubtle },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const list = style({ minBlockSize: 0, overflow: 'auto', padding: space[2] });

export const nothing = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'center',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  padding: `${space[6]} ${space[6]} ${space[4]}`,
});

export const drawing = style({ inlineSize: 200, maxInlineSize: '100%' });

export const menu = style({ outline: 'none' });

export const heading = style({
  ...textStyle('caption'),
  padding: `${space[3]} ${space[3]} ${space[1]}`,
  color: vars.color.textSubtle,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: rem(44),
  paddingInline: space[3],
  borderRadius: radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.color.surfaceSelected },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: -2 },
  },
});

export const icon = style({ display: 'grid', color: vars.color.textMuted });

export const picture = style({
  flex: 'none',
  inlineSize: rem(48),
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.sm,
});

export const label = style({ ...oneLine, flex: 1, minInlineSize: 0 });

export const match = style({ fontWeight: 680 });

export const detail = style({
  ...textStyle('small'),
  flex: 'none',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const keys = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.belowMd]: { display: 'none' } },
});

export const hints = style({
  ...textStyle('small'),
  ...wrappingRow,
  flex: 'none',
  gap: `${space[1]} ${space[5]}`,
  minBlockSize: rem(44),
  paddingInline: space[5],
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  '@media': { [media.belowMd]: { display: 'none' } },
});

export const hint = style({ display: 'flex', alignItems: 'center', gap: space[2] });
