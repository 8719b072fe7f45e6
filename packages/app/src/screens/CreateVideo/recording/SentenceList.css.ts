import { focusRing, media, oneLine, rem, textStyle, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const sentence = style([
  textStyle('small'),
  {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: '2px 12px',
    alignItems: 'center',
    minBlockSize: rem(40),
    padding: '8px 12px',
    borderRadius: 10,
    color: vars.color.textMuted,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: vars.color.surfaceHover },
      '&[data-selected]': {
        background: vars.color.surfaceSelected,
        color: vars.color.text,
        fontWeight: 600,
      },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    },
    '@media': {
      [media.touch]: { minBlockSize: rem(44) },
      [media.forcedColors]: {
        selectors: { '&[data-selected]:not([data-focus-visible])': { outline: '1px solid' } },
      },
    },
  },
]);

export const sentenceText = style({ ...oneLine, minInlineSize: 0 });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 20,
  fontSize: rem(12),
  lineHeight: 16 / 12,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state=kept]': { color: vars.color.success.fg },
    '&[data-state=doubtful]': { color: vars.color.warning.fg },
  },
});

export const sentenceTime = style([
  textStyle('caption'),
  { fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
]);

export const why = style([
  textStyle('caption'),
  { gridColumn: '2 / 4', fontWeight: 500, color: vars.color.warning.fg },
]);
