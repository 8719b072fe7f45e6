import { media, rem, textStyle, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';
import { row } from './Room.css.ts';

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
    '@media': { [media.belowMd]: { gap: 8, inlineSize: '100%' } },
  },
]);

/** The labels on both sides of the round button have the same width, so that it is centred. */
export const beside = style({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 'min-content',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { flex: 'none', inlineSize: rem(128) } },
});

/** On phones the two answers share the line; the main one has a longer label and gets more of it. */
export const answer = style({
  display: 'grid',
  '@media': {
    [media.belowMd]: { flex: '1 1 7rem', selectors: { '&[data-main]': { flex: '4 1 12rem' } } },
  },
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
