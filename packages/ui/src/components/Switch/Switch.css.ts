import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { control, easing, media, radius, rem } from '../../theme/tokens.ts';
import * as choice from '../Field/choice.css.ts';

const { width, height, knob: knobSize } = control.switch;
const travel = `${(Number.parseInt(width, 10) - Number.parseInt(height, 10)) / 16}rem`;

const { row } = choice;

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

/** Wider than the mark that the shared indent is made for. */
export const help = style([choice.help, { paddingInlineStart: rem(52) }]);
