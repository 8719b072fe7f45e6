// oxlint-disable max-lines -- One stylesheet: the room's parts are laid out together, and change at the same widths.
import { media, oneLine, rem, space, textStyle, vars } from '@lectern/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

export const room = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: '100dvh',
  background: vars.color.canvas,
  '@media': {
    // Where large text leaves no room for the stage, the page scrolls.
    'screen and (min-height: 640px)': { blockSize: '100dvh', minBlockSize: 0 },
  },
});

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  minBlockSize: rem(56),
  paddingInline: 8,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto) minmax(0, 1fr)',
      gap: 24,
      minBlockSize: rem(64),
      paddingInline: '16px 24px',
    },
  },
});

const row = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const topStart = style([row, { gap: 4 }]);

export const names = style({
  minInlineSize: 0,
  '@media': { [media.belowMd]: { display: 'none' } },
});

export const name = style([textStyle('bodyStrong'), { ...oneLine, lineHeight: 20 / 16 }]);
export const project = style([textStyle('caption'), { ...oneLine, color: vars.color.textSubtle }]);

export const progress = style([
  row,
  {
    gap: 6,
    flexDirection: 'column',
    alignItems: 'flex-start',
    '@media': { [media.md]: { flexDirection: 'row', alignItems: 'center', gap: 16 } },
  },
]);

export const ticks = style({ minInlineSize: 0, maxInlineSize: 'min(284px, 100%)' });

export const count = style([
  textStyle('small'),
  {
    fontWeight: 550,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.md]: { whiteSpace: 'nowrap' } },
  },
]);

export const topEnd = style([row, { gap: 16, justifyContent: 'flex-end' }]);

export const onDevice = style([
  textStyle('small'),
  row,
  {
    gap: 8,
    color: vars.color.textSubtle,
    whiteSpace: 'nowrap',
    '@media': { [media.belowLg]: { display: 'none' } },
  },
]);

export const leave = style({ '@media': { [media.belowMd]: { display: 'none' } } });
export const listButton = style({ '@media': { [media.lg]: { display: 'none' } } });

export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { [media.lg]: { gridTemplateColumns: '344px minmax(0, 1fr)' } },
});

export const side = style({
  borderInlineEnd: `1px solid ${vars.color.border}`,
  padding: '20px 12px',
  overflowY: 'auto',
  '@media': { [media.belowLg]: { display: 'none' } },
});

export const listTitle = style([
  textStyle('caption'),
  { paddingInline: 12, marginBlockEnd: 12, fontWeight: 550, color: vars.color.textSubtle },
]);

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
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.focusRing}` },
    },
    '@media': {
      [media.touch]: { minBlockSize: rem(44) },
      [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '1px solid' } } },
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

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `${space[6]} 16px`,
  overflowY: 'auto',
  '@media': { [media.md]: { paddingInline: 'clamp(24px, 5vw, 64px)' } },
});

/** In the middle where there is room, and never cut off above where there is not. */
export const lines = style({ inlineSize: '100%', maxInlineSize: 800, margin: 'auto' });

export const previous = style({
  fontSize: rem(16),
  lineHeight: 24 / 16,
  color: vars.color.textSubtle,
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { fontSize: rem(20), lineHeight: 28 / 20 } },
});

const come = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const current = style([
  textStyle('h1'),
  {
    fontWeight: 620,
    letterSpacing: '-0.02em',
    marginBlock: 16,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    outline: 'none',
    animation: `${come} 180ms ease-out`,
    '@media': {
      [media.belowMd]: { fontSize: rem(30), lineHeight: 40 / 30 },
      [media.md]: { fontSize: rem(44), lineHeight: 56 / 44, marginBlock: 24 },
      [media.reducedMotion]: { animationName: appear },
    },
  },
]);

export const different = style({
  textDecoration: `underline wavy ${vars.color.warning.solid} 3px`,
  textUnderlineOffset: '0.27em',
});

export const next = style({
  fontSize: rem(18),
  lineHeight: 26 / 18,
  color: vars.color.textSubtle,
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { fontSize: rem(24), lineHeight: 36 / 24 } },
});

export const nextLabel = style([
  textStyle('caption'),
  { display: 'block', fontWeight: 550, marginBlockEnd: 4 },
]);

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
  },
  '@media': { [media.md]: { gap: 16, padding: '12px 20px 12px 16px', marginBlockEnd: 40 } },
});

export const stripWords = style([
  textStyle('small'),
  { flex: '1 1 12rem', minInlineSize: 0, color: vars.color.textMuted },
]);

export const stripWave = style({ flex: '1 1 120px', minInlineSize: 0, overflow: 'hidden' });

/** The wave grows from its start as someone reads; the rest is a dotted line. */
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

export const warningDisc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: 999,
  background: vars.color.warning.bg,
  color: vars.color.warning.fg,
});

export const problem = style([
  textStyle('small'),
  { flex: '1 1 12rem', minInlineSize: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' },
]);
export const problemTitle = style([textStyle('bodyStrong'), { color: vars.color.text }]);

/** The take below its problem, in line with the words. */
export const problemTake = style([
  row,
  {
    flex: '1 0 100%',
    gap: 16,
    '@media': { [media.md]: { paddingInlineStart: 56 } },
  },
]);

export const dock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px 16px',
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 24, padding: '20px 24px' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
  },
});

export const microphone = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  '@media': { [media.md]: { flexDirection: 'column', alignItems: 'stretch', maxInlineSize: 304 } },
});

export const actions = style([
  row,
  {
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 16,
    '@media': { [media.belowMd]: { inlineSize: '100%' } },
  },
]);

/** The words beside the round button are as wide on both sides, so that it is in the middle. */
export const beside = style({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 'min-content',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { flex: 'none', inlineSize: rem(128) } },
});

/** On phones the two answers share the line. */
export const answer = style({
  display: 'grid',
  '@media': { [media.belowMd]: { flex: '1 1 8rem' } },
});

export const record = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 64,
  blockSize: 64,
  padding: 0,
  border: `2px solid ${vars.color.borderStrong}`,
  borderRadius: 999,
  background: vars.color.surfaceRaised,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&::after': {
      content: '',
      inlineSize: 40,
      blockSize: 40,
      borderRadius: 999,
      background: vars.color.dangerSolid,
    },
    '&[data-stops]': { borderColor: vars.color.danger.solid },
    '&[data-stops]::after': { inlineSize: 24, blockSize: 24, borderRadius: 6 },
    '&[data-hovered]::after': { background: vars.color.dangerSolidHover },
    '&[data-disabled]': { borderColor: vars.color.borderDisabled, cursor: 'not-allowed' },
    '&[data-disabled]::after': { background: vars.color.surfaceDisabled },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: 2,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::after': { forcedColorAdjust: 'none', background: 'ButtonText' },
        '&[data-disabled]::after': { background: 'GrayText' },
      },
    },
  },
});

export const keys = style([
  textStyle('caption'),
  row,
  {
    gap: 16,
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    color: vars.color.textSubtle,
    '@media': { [media.belowLg]: { display: 'none' } },
  },
]);

export const keyHint = style([row, { gap: 6, whiteSpace: 'nowrap' }]);

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: rem(26),
  minBlockSize: rem(26),
  paddingInline: 7,
  border: `1px solid ${vars.color.borderStrong}`,
  borderBlockEndWidth: 2,
  borderRadius: 7,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: 'inherit',
  fontSize: rem(12),
  lineHeight: 16 / 12,
  fontWeight: 560,
  unicodeBidi: 'isolate',
});

/* Before the microphone is on. */

export const ask = style({
  display: 'grid',
  gap: 24,
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: 520,
  margin: 'auto',
  padding: 16,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
      gap: 64,
      maxInlineSize: 920,
    },
  },
});

export const art = style({
  inlineSize: '100%',
  maxInlineSize: 320,
  marginInline: 'auto',
});

export const reasons = style([
  textStyle('body'),
  { display: 'grid', gap: 16, marginBlock: '24px 32px', padding: 0, listStyle: 'none' },
]);

export const reason = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 12,
});

globalStyle(`${reason} > svg`, { color: vars.color.textMuted, marginBlockStart: 3 });

export const askActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  '@media': { [media.belowMd]: { display: 'grid' } },
});

export const notice = style({ marginBlockEnd: 24, selectors: { '&:empty': { display: 'none' } } });
