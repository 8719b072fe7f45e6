import { cover, vars } from '@lectern/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Two side by side if both are legible, so that all of the look is in view. */
export const selects = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
});

export const legend = style({
  marginBlockEnd: 8,
  padding: 0,
  color: vars.color.text,
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  fontWeight: 500,
});

export const swatches = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const swatchRow = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** The whole circle is the radio; the ring around it marks the selected one. */
const circle = style({
  position: 'relative',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  cursor: 'pointer',
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  selectors: {
    '&:has(input:checked)': {
      outline: `2px solid ${vars.color.accentGraphic}`,
      outlineOffset: 2,
    },
    '&:has(input:focus-visible)': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: 4,
    },
    '&:has(input:disabled)': { opacity: 0.5, cursor: 'default' },
    // Touch target around the circle.
    '&::after': { content: '', position: 'absolute', inset: -4 },
  },
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
    '(pointer: coarse)': { margin: 4, '::after': { inset: -8 } },
  },
});

const { scene } = vars.color;

export const swatch = styleVariants(
  {
    own: `linear-gradient(135deg, ${vars.color.surfaceRaised} 46%, ${vars.color.borderStrong} 46% 54%, ${vars.color.surfaceRaised} 54%)`,
    ochre: scene.ochre.bg,
    sky: scene.sky.bg,
    clay: scene.clay.bg,
    sage: scene.sage.bg,
    blush: scene.blush.bg,
    ink: scene.ink.bg,
    stone: scene.stone.bg,
    plum: scene.plum.bg,
  },
  (background) => [circle, { background }],
);

export const radio = style({ ...cover, margin: 0, opacity: 0, cursor: 'inherit' });
