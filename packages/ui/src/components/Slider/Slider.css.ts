import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { invalidEdge } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, font, media, radius, rem } from '../../theme/tokens.ts';
import { largeTarget } from '../Button/Button.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
});

/** Label and value take the width they need, and break if there is not enough. */
export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const output = style({
  ...textStyle('small'),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: font.feature.numeric,
  color: vars.color.textMuted,
});

/** The knob stays inside the line at both ends, so its centre travels half a knob less on each side. */
const half = rem(Number.parseInt(control.slider.thumb, 10) / 2);

/** As high as a touch target; only the rail in its middle is visible. */
export const track = style({
  marginInline: half,
  display: 'grid',
  alignItems: 'center',
  blockSize: rem(24),
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  '@media': { [largeTarget]: { blockSize: rem(control.touchTarget) } },
});

/** The whole line; the knob's centre moves only along the `travel` inside it. */
export const rail = style({
  display: 'flex',
  marginInline: `calc(-1 * ${half})`,
  blockSize: rem(control.slider.track),
  overflow: 'hidden',
  borderRadius: radius.full,
  background: vars.color.track,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' },
  },
});

const filled = {
  background: vars.color.accentGraphic,
  selectors: { '[data-disabled] &': { background: 'transparent' } },
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
};

/** The part below the knob at the start. */
export const start = style({ ...filled, flex: 'none', inlineSize: half });

export const travel = style({ position: 'relative', flexGrow: 1, marginInlineEnd: half });

export const fill = style(filled);

/** React Aria centres it on the value with an inline style. */
export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: rem(control.slider.thumb),
  blockSize: rem(control.slider.thumb),
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: radius.full,
  background: vars.color.knob,
  boxShadow: vars.shadow.sm,
  transitionProperty: 'border-color',
  transitionDuration: vars.duration.fast,
  selectors: {
    '[data-hovered] > &, &[data-hovered]': { borderColor: vars.color.borderHover },
    '&[data-dragging]': { borderColor: vars.color.accentGraphic },
    '&[data-focus-visible]': focusRing,
    '[data-invalid] &': invalidEdge,
    '&[data-disabled]': {
      background: vars.color.surfaceDisabled,
      borderColor: vars.color.borderDisabled,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } },
  },
});

export const marks = style({ position: 'relative', marginInline: half, blockSize: rem(20) });

/** Zero width, so that its label is centred on the value in either direction. */
export const mark = style({
  ...textStyle('micro'),
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  whiteSpace: 'nowrap',
  fontVariantNumeric: font.feature.numeric,
  color: vars.color.textSubtle,
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: 1,
    blockSize: 4,
    background: vars.color.borderStrong,
  },
  '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
  selectors: {
    // Labels at the ends stay inside the track.
    '&[data-end=first]': { alignItems: 'flex-start' },
    '&[data-end=last]': { alignItems: 'flex-end' },
  },
});
