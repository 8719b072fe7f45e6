import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, easing, media, radius, rem } from '../../theme/tokens.ts';
import { largeTarget } from '../Button/Button.css.ts';

const { width, height, knob: knobSize } = control.switch;
const travel = `${(Number.parseInt(width, 10) - Number.parseInt(height, 10)) / 16}rem`;

export const field = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });

export const row = style({
  ...textStyle('small'),
  fontWeight: 500,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: rem(height),
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [largeTarget]: { minBlockSize: rem(control.touchTarget) } },
});

export const track = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  inlineSize: rem(width),
  blockSize: rem(height),
  padding: rem(3),
  borderRadius: radius.full,
  background: vars.color.switchOff,
  transition: `background-color ${vars.duration.fast}`,
  selectors: {
    [`${row}[data-hovered] &`]: { background: vars.color.borderHover },
    [`${row}[data-selected] &`]: { background: vars.color.accent },
    [`${row}[data-selected][data-hovered] &`]: { background: vars.color.accentHover },
    [`${row}[data-focus-visible] &`]: focusRing,
    [`${row}[data-disabled] &`]: { background: vars.color.track },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: {
        [`${row}[data-selected] &`]: { background: 'Highlight' },
        [`${row}[data-disabled] &`]: { background: 'GrayText' },
      },
    },
  },
});

export const knob = style({
  inlineSize: rem(knobSize),
  blockSize: rem(knobSize),
  borderRadius: '50%',
  background: vars.color.knob,
  transition: `translate ${vars.duration.base} ${easing.standard}`,
  selectors: {
    [`${row}[data-selected] &`]: { translate: travel },
    [`[dir=rtl] ${row}[data-selected] &`]: { translate: `-${travel}` },
    [`${row}[data-disabled] &`]: { background: vars.color.surfaceDisabled },
  },
  '@media': {
    [media.forcedColors]: {
      background: 'Canvas',
      selectors: { [`${row}[data-disabled] &`]: { background: 'Canvas' } },
    },
  },
});

export const help = style({ paddingInlineStart: rem(48) });
