import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, media, radius } from '../../theme/tokens.ts';
import { visuallyHidden } from '../Text/Text.css.ts';

export const stepper = style({ containerType: 'inline-size' });

// The width at which all names fit on one line: a container query on the stepper itself, in rem, so that
// larger text falls back to numbers as a narrow screen does.
const roomy = '(min-width: 40rem)';

export const list = style({ display: 'flex', alignItems: 'center' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  selectors: { '&:not(:first-child)': { flexGrow: 1 } },
  // Shrinks in favour of the others down to its bar and its circle.
  '@container': { [roomy]: { minInlineSize: 'calc(max(28px, 1.75rem) + 54px)' } },
});

/** Filled up to the current step. */
export const bar = style({
  flexGrow: 1,
  minInlineSize: 8,
  blockSize: 2,
  marginInline: 6,
  borderRadius: radius.full,
  background: vars.color.border,
  selectors: { '&[data-filled]': { background: vars.color.accentGraphic } },
  '@container': { [roomy]: { minInlineSize: 16, marginInline: 14 } },
  '@media': {
    [media.forcedColors]: {
      background: 'GrayText',
      selectors: { '&[data-filled]': { background: 'Highlight' } },
    },
  },
});

export const step = style([
  textStyle('label'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minInlineSize: 0,
    whiteSpace: 'nowrap',
    borderRadius: radius.full,
    color: vars.color.textSubtle,
    selectors: {
      '&[data-state="done"]': { color: vars.color.text },
      '&[data-state="current"]': { color: vars.color.text, fontWeight: 620 },
      ...focusVisible,
    },
  },
]);

// Grows with the text, but five circles must still fit the narrowest screen.
const circleSize = 'max(28px, min(1.75rem, 12cqi))';

export const circle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: circleSize,
  blockSize: circleSize,
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: radius.full,
  fontSize: '0.8125rem',
  fontWeight: 650,
  fontVariantNumeric: font.feature.numeric,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.base,
  selectors: {
    [`${step}[data-state="done"] &`]: {
      borderColor: vars.color.accent,
      background: vars.color.accentSubtle,
      color: vars.color.textAccent,
    },
    [`${step}[data-state="done"][data-hovered] &`]: { background: vars.color.accentSubtleHover },
    [`${step}[data-state="current"] &`]: {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.textOnAccent,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        // Otherwise the browser draws a backplate behind the number, in the colour of the number.
        [`${step}[data-state="current"] &`]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** Visually hidden if there is room only for numbers; assistive technology still reads the names. */
export const name = style({
  minInlineSize: 0,
  maxInlineSize: '10rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container': {
    '(max-width: 39.99rem)': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const summary = style([
  textStyle('small'),
  {
    marginBlockStart: 8,
    color: vars.color.textMuted,
    '@container': { [roomy]: { display: 'none' } },
  },
]);

export const hidden = visuallyHidden;
