import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, focusVisible } from '../../theme/focusRing.ts';
import { bareButton } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { borderWidth, control, font, media, radius, rem } from '../../theme/tokens.ts';

const swatchSize = rem(control.swatch);

/** Ten in a row (design guide, Swatches), fewer if there is no room. */
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${swatchSize})`,
  gap: 12,
  maxInlineSize: rem(388),
  paddingBlock: 6,
  outline: 'none',
  '@media': { [media.touch]: { gap: 16 } },
});

export const item = style({
  position: 'relative',
  inlineSize: swatchSize,
  blockSize: swatchSize,
  borderRadius: radius.full,
  outline: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  // A touch target of 44 px.
  '::after': { content: '', position: 'absolute', inset: rem(-8) },
  selectors: {
    ...focusVisible,
    '&[data-selected]::before': {
      content: '',
      position: 'absolute',
      inset: -5,
      border: `${borderWidth.selected} solid ${vars.color.accentGraphic}`,
      borderRadius: radius.full,
    },
    // Outside the selection ring, so that both are visible.
    '&[data-selected][data-focus-visible]': { outlineOffset: 6 },
    '&[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]::before': { borderColor: 'Highlight' } },
    },
  },
});

export const swatch = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  forcedColorAdjust: 'none',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: 'inherit',
});

export const hexBox = style({
  maxInlineSize: rem(164),
  fontVariantNumeric: font.feature.numeric,
});

export const trigger = style({
  ...bareButton,
  position: 'relative',
  flex: 'none',
  inlineSize: rem(22),
  blockSize: rem(22),
  borderRadius: radius.role.checkbox,
  // The touch target is as high as the field and covers its corner.
  '::after': { content: '', position: 'absolute', inset: rem(-11) },
  selectors: {
    ...focusVisible,
    '&[data-hovered]': { outline: `1px solid ${vars.color.borderHover}`, outlineOffset: 1 },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
  },
});

/** Shows the colour with its opacity. */
export const current = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: 'inherit',
  forcedColorAdjust: 'none',
});

export const byEye = style({
  display: 'grid',
  gap: 16,
  inlineSize: '100%',
  minInlineSize: rem(216),
});

export const area = style({
  inlineSize: '100%',
  blockSize: rem(180),
  borderRadius: radius.role.menuItem,
  forcedColorAdjust: 'none',
});

export const slider = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '8px 12px',
  alignItems: 'baseline',
});

export const output = style([
  textStyle('caption'),
  { color: vars.color.textMuted, fontVariantNumeric: font.feature.numeric },
]);

export const line = style({ gridColumn: '1 / -1' });

export const track = style({
  blockSize: rem(24),
  borderRadius: radius.full,
  forcedColorAdjust: 'none',
});

/** White between two dark lines: visible on every colour. */
export const thumb = style({
  inlineSize: rem(22),
  blockSize: rem(22),
  border: `3px solid ${vars.color.textOnMedia}`,
  borderRadius: radius.full,
  boxShadow: `0 0 0 1px ${vars.color.scene.ink.deep}, inset 0 0 0 1px ${vars.color.scene.ink.deep}`,
  forcedColorAdjust: 'none',
  selectors: {
    '[data-orientation=horizontal] > &': { insetBlockStart: '50%' },
    '&[data-focus-visible]': focusRing,
  },
});
