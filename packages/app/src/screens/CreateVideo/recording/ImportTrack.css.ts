import { media, rem, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const track = style({
  blockSize: 112,
  paddingInline: 16,
  border: `1px solid ${vars.color.border}`,
  borderRadius: 16,
  background: vars.color.surface,
  overflow: 'hidden',
  direction: 'ltr',
});

export const room = style({ position: 'relative', blockSize: '100%' });

export const block = style({
  position: 'absolute',
  insetBlock: 8,
  padding: '2px 6px',
  overflow: 'hidden',
  borderRadius: 8,
  background: vars.color.surfaceSelected,
  color: vars.color.textMuted,
  fontSize: rem(12),
  lineHeight: 16 / 12,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state=playing]': {
      background: vars.color.accentSubtle,
      color: vars.color.textAccent,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.accentGraphic}`,
    },
    '&[data-state=differs]': {
      background: vars.color.warning.bg,
      color: vars.color.warning.fg,
      boxShadow: `inset 0 0 0 1px ${vars.color.warning.border}`,
    },
    '&[data-state=out]': {
      background: `repeating-linear-gradient(135deg, ${vars.color.surfaceSelected} 0 4px, transparent 4px 8px)`,
    },
  },
  '@media': {
    [media.belowMd]: { paddingInline: 2, textAlign: 'center' },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const wave = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 32,
  pointerEvents: 'none',
});

/** Every edge spans the whole picture; only its handle receives pointer events. */
export const slider = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const line = style({ position: 'absolute', inset: 0, blockSize: 110 });

export const edge = style({
  insetBlockStart: '50%',
  inlineSize: 14,
  blockSize: 94,
  cursor: 'ew-resize',
  pointerEvents: 'auto',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 4,
      insetInlineStart: 6,
      inlineSize: 2,
      borderRadius: 1,
      background: vars.color.accentGraphic,
      opacity: 0,
    },
    '&[data-hovered]::after, &[data-dragging]::after, &[data-focus-visible]::after': {
      opacity: 1,
    },
    '&[data-focus-visible]': {
      borderRadius: 6,
      outline: `2px solid ${vars.color.focusRing}`,
    },
    '&[data-disabled]': { cursor: 'default' },
  },
});

export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '6px 16px 0',
  color: vars.color.textSubtle,
  fontSize: rem(12),
  lineHeight: 16 / 12,
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
});
