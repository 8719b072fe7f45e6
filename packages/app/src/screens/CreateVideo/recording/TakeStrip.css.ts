import { media, rem, textStyle, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';
import { row } from './Room.css.ts';

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minBlockSize: rem(72),
  padding: 12,
  marginBlockEnd: 24,
  border: `1px solid ${vars.color.border}`,
  borderRadius: 16,
  background: vars.color.surfaceRaised,
  selectors: {
    '&[data-phase=ready], &[data-phase=break]': {
      border: `1px dashed ${vars.color.borderStrong}`,
      background: 'none',
    },
    '&[data-phase=problem]': { borderColor: vars.color.warning.border },
    '&[data-notice]': { borderColor: vars.color.info.border },
  },
  '@media': { [media.md]: { gap: 16, padding: '12px 20px 12px 16px', marginBlockEnd: 40 } },
});

export const stripWords = style([
  textStyle('small'),
  { flex: '1 1 12rem', minInlineSize: 0, color: vars.color.textMuted },
]);

export const stripWave = style({ flex: '1 1 120px', minInlineSize: 0, overflow: 'hidden' });

/** The waveform grows from its start as someone reads; the rest is a dotted line. */
export const liveWave = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 120px',
  minInlineSize: 0,
  blockSize: 32,
  gap: 2,
  overflow: 'hidden',
  direction: 'ltr',
});

export const liveBar = style({
  flex: 'none',
  inlineSize: 3,
  borderRadius: 2,
  background: vars.color.accentGraphic,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

export const liveRest = style({
  flex: '1 1 0',
  borderBlockStart: `1px dashed ${vars.color.borderStrong}`,
});

export const time = style([
  textStyle('small'),
  { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);

export const live = style([
  textStyle('small'),
  row,
  {
    gap: 8,
    fontWeight: 600,
    color: vars.color.danger.fg,
    '::before': {
      content: '',
      inlineSize: 10,
      blockSize: 10,
      borderRadius: 999,
      background: vars.color.danger.solid,
      forcedColorAdjust: 'none',
    },
  },
]);

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: 999,
  background: vars.color.warning.bg,
  color: vars.color.warning.fg,
  selectors: {
    '&[data-tone=info]': { background: vars.color.info.bg, color: vars.color.info.fg },
  },
});

export const problem = style([
  textStyle('small'),
  { flex: '1 1 12rem', minInlineSize: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);

export const problemTitle = style([textStyle('bodyStrong'), { color: vars.color.text }]);

/** The take below its problem, aligned with the text. */
export const problemTake = style([
  row,
  {
    flex: '1 0 100%',
    gap: 16,
    '@media': { [media.md]: { paddingInlineStart: 56 } },
  },
]);
