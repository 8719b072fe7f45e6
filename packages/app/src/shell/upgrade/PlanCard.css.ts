import { media, space, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const plans = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[6],
  borderRadius: 16,
  background: vars.color.surfaceRaised,
  // Drawn inside, so that the thicker edge of the chosen one moves nothing.
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}` },
    '&[data-selected]': { boxShadow: `inset 0 0 0 2px ${vars.color.accentGraphic}` },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: 2,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const dot = style({
  inlineSize: 20,
  blockSize: 20,
  marginInlineStart: 'auto',
  flexShrink: 0,
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.borderStrong}`,
  background: vars.color.surfaceRaised,
  selectors: {
    [`${card}[data-selected] &`]: { border: `6px solid ${vars.color.accent}` },
  },
});

export const price = style({ display: 'flex', alignItems: 'baseline', gap: space[2] });

export const features = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  marginBlockStart: space[1],
});

export const feature = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  fontSize: '0.875rem',
  lineHeight: 1.43,
});

export const tick = style({ color: vars.color.success.fg, paddingBlockStart: 3 });

export const saving = style({ color: vars.color.success.fg });
