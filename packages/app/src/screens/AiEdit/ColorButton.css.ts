import { control, focusRing, media, radius, rem, textStyle, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** The same gap as in every field. */
export const field = style({ display: 'grid', gap: 6, minInlineSize: 0 });

export const label = style(textStyle('label'));

/** Looks like the fields next to it, because it holds a value. */
export const box = style({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: rem(control.height.md),
  paddingInline: 12,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: radius.role.control,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.borderHover },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [media.belowMd]: { minBlockSize: rem(control.touchTarget) },
    [media.touch]: { minBlockSize: rem(control.touchTarget) },
  },
});

export const digits = style({
  flexGrow: 1,
  minInlineSize: 0,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
});

export const swatch = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: 5,
  forcedColorAdjust: 'none',
});

export const caret = style({ display: 'flex', flex: 'none', color: vars.color.textMuted });
