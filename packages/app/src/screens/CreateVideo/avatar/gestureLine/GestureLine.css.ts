import { focusRing, media, radius, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ padding: '10px 12px 0' });

/** Scrolls on its own when the film is longer than the column is wide. */
export const room = style({
  overflowX: 'auto',
  // Room for the focus rings of ticks at the edges.
  padding: 4,
  margin: -4,
  scrollbarWidth: 'thin',
  // Time runs from left to right in every script.
  direction: 'ltr',
});

export const strip = style({ position: 'relative', paddingBlockEnd: 4 });

export const ticks = style({
  position: 'relative',
  blockSize: 36,
  '@media': { [media.touch]: { blockSize: 54 } },
});

export const tick = style({
  position: 'absolute',
  insetBlockStart: 0,
  transform: 'translateX(-50%)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: 7,
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // The stem, down to the axis.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(100% + 1px)',
      insetInlineStart: '50%',
      inlineSize: 1,
      blockSize: 10,
      background: vars.color.borderStrong,
    },
    '&[data-rule]': { borderStyle: 'dashed' },
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-pressed]': { background: vars.color.surfacePressed },
    '&[data-now]': {
      borderColor: vars.color.accentGraphic,
      background: vars.color.accentSubtle,
      color: vars.color.textAccent,
    },
    '&[data-focus-visible]': { ...focusRing, zIndex: 1 },
  },
  '@media': {
    [media.touch]: {
      insetBlockStart: 10,
      // Enlarges the touch target for a finger.
      selectors: { '&::after': { content: '', position: 'absolute', inset: -11 } },
    },
    [media.forcedColors]: {
      selectors: { '&[data-now]:not([data-focus-visible])': { outline: '2px solid Highlight' } },
    },
  },
});

export const icon = style({ display: 'grid' });

export const axis = style({
  blockSize: 4,
  borderRadius: radius.full,
  background: vars.color.track,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const played = style({
  blockSize: '100%',
  background: vars.color.accentGraphic,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 12px',
  marginBlockStart: 6,
});

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });

export const sample = style({
  inlineSize: 14,
  blockSize: 12,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: 4,
  selectors: { '&[data-rule]': { borderStyle: 'dashed' } },
});
