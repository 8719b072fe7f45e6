import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, easing, media, radius, rem, typography } from '../../theme/tokens.ts';
import * as choice from '../Field/choice.css.ts';

export const SWITCH_PLACEMENTS = ['start', 'end'] as const;
type Placement = (typeof SWITCH_PLACEMENTS)[number];

const { width, height, knob: knobSize } = control.switch;
const travel = `${(Number.parseInt(width, 10) - Number.parseInt(height, 10)) / 16}rem`;

/** Width of the track and the gap next to it. */
const besideTrack = `calc(${rem(width)} + 12px)`;

export const field = recipe({
  base: choice.field,
  variants: {
    placement: {
      start: {},
      end: { position: 'relative' as const, inlineSize: '100%', paddingInlineEnd: besideTrack },
    } satisfies Record<Placement, object>,
  },
});

const { row: line } = choice;

const lineOfList = style({ ...textStyle('body'), fontWeight: 550, inlineSize: '100%' });

export const row = recipe({
  base: line,
  variants: {
    placement: { start: {}, end: lineOfList } satisfies Record<Placement, object | string>,
  },
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
    // Centred on the two lines of label and hint.
    [`${lineOfList} &`]: {
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockStart: `calc(50% - ${rem(height)} / 2)`,
    },
    [`${line}[data-hovered] &`]: { background: vars.color.borderHover },
    [`${line}[data-selected] &`]: {
      background: vars.color.accent,
      // In the dark theme the accent alone has a contrast of 2.5:1 on the highest surfaces.
      boxShadow: `inset 0 0 0 1.5px ${vars.color.accentGraphic}`,
    },
    [`${line}[data-selected][data-hovered] &`]: { background: vars.color.accentHover },
    [`${line}[data-focus-visible] &`]: focusRing,
    [`${line}[data-disabled] &`]: { background: vars.color.track, boxShadow: 'none' },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: {
        [`${line}[data-selected] &`]: { background: 'Highlight' },
        [`${line}[data-disabled] &`]: { background: 'GrayText' },
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
    [`${line}[data-selected] &`]: { translate: travel },
    [`[dir=rtl] ${line}[data-selected] &`]: { translate: `-${travel}` },
    [`${line}[data-disabled] &`]: { background: vars.color.surfaceDisabled },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      background: 'Canvas',
      selectors: { [`${line}[data-disabled] &`]: { background: 'Canvas' } },
    },
  },
});

const helpBelow = style({ marginBlockStart: 2, paddingInlineStart: 0 });

export const help = recipe({
  base: choice.help,
  variants: {
    placement: {
      // More than the shared indent, because the track is wider than a mark.
      start: { paddingInlineStart: besideTrack },
      end: helpBelow,
    } satisfies Record<Placement, object | string>,
  },
});

// A second line of the setting, not the footnote of a field.
globalStyle(`${helpBelow} > *`, {
  display: 'block',
  fontSize: rem(typography.small.size),
  lineHeight: 20 / 14,
  color: vars.color.textMuted,
});
